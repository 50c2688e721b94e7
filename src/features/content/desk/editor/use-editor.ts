import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { contentDesk } from '@/messages/en/content-desk';
import { notify } from '@/ui/feedback/toast';
import { checkBy } from '@/ui/form/form-checks';
import type { Editable, Saved } from '../documents';
import type { Saving } from './editing';
import type { Outcome } from './outcome';
import { useKeptDraft } from './use-kept-draft';
import { differing, withTypedSince } from './values';

/** What an editor begins with. */
export interface Start<Item, Values> {
  /** What is saved, or the version of it that a draft was made from; null for something new. */
  item: Item | null;
  values: Values;
}

export interface EditorOptions<Item extends Saved, Values extends object> {
  subject: Editable<Item, Values>;
  /** What is kept in this browser of it, or of a new one, is kept under this. */
  draftKeyOf: (item: Item | null) => string;
  start: Start<Item, Values>;
  /** Sends a change of `item`, or with null something new. */
  send: (body: object, item: Item | null) => Promise<Outcome<Item>>;
  /** Told what is saved; `closes` when the editor has done its work. */
  onSaved: (item: Item, closes: boolean) => void;
}

/** Why it is not saved, and how it was to be. */
type Trouble<Item> = { saving: Saving } & (
  { is: 'conflict'; current: Item } | { is: 'gone' } | { is: 'refused'; message: string }
);

/** An editor at work: what is typed stays until it is saved, whatever the server says. */
export const useEditor = <Item extends Saved, Values extends object>(
  options: EditorOptions<Item, Values>,
) => {
  const { subject, draftKeyOf, start, send, onSaved } = options;
  /** What the next change is made from. */
  const [item, setItem] = useState(start.item);
  const [trouble, setTrouble] = useState<Trouble<Item> | null>(null);
  /** The own words, where those of another editor took their place. */
  const [aside, setAside] = useState<Values | null>(null);
  const how = useRef<Saving>({});
  const base = useRef(item);

  const rebase = (next: Item | null) => {
    base.current = next;
    setItem(next);
  };

  const submit = async (values: Values) => {
    const saving = how.current;
    const { body, done, closes = false } = saving;
    const outcome = await send({ ...subject.toBody(values), ...body }, base.current);
    switch (outcome.is) {
      case 'saved': {
        notify.success(done ?? contentDesk.saved(subject.noun));
        setTrouble(null);
        setAside(null);
        rebase(outcome.item);
        kept.forget();
        const typed = latest.current;
        void form.setValues(withTypedSince(subject.toValues(outcome.item), values, typed), false);
        onSaved(outcome.item, closes && differing(values, typed).length === 0);
        break;
      }
      case 'conflict':
      case 'gone':
        setTrouble({ ...outcome, saving });
        break;
      case 'refused': {
        const { message, fields } = outcome.failure;
        for (const [name, problem] of Object.entries(fields)) form.setFieldError(name, problem);
        const areAllHere =
          Object.keys(fields).length > 0 &&
          Object.keys(fields).every((name) => form.getFieldMeta(name).value !== undefined);
        setTrouble(areAllHere ? null : { is: 'refused', message, saving });
      }
    }
  };

  const form = useFormik<Values>({
    initialValues: start.values,
    validate: (values) => checkBy(subject.schema, values),
    validateOnChange: false,
    onSubmit: submit,
  });
  const latest = useRef(form.values);
  useLayoutEffect(() => {
    latest.current = form.values;
  });

  const isUnsaved = differing(subject.toValues(item), form.values).length > 0;
  const draft = isUnsaved ? form.values : aside;
  const kept = useKeptDraft(
    draftKeyOf(item),
    draft && { values: draft as Record<string, unknown>, version: item?.version ?? null },
  );
  const save = (saving: Saving = {}) => {
    if (form.isSubmitting) return;
    how.current = saving;
    void form.submitForm();
  };

  return {
    form,
    item,
    trouble,
    aside,
    isUnsaved: isUnsaved || aside !== null,
    isSaving: form.isSubmitting,
    save,
    /** After a conflict: saves the own version over the other one, or with null as something new. */
    keepMine: (current: Item | null) => {
      rebase(current);
      save(trouble?.saving);
    },
    /** After a conflict: the other version takes the place of the own one, which is set aside. */
    takeTheirs: (current: Item) => {
      setAside(form.values);
      rebase(current);
      setTrouble(null);
      void form.setValues(subject.toValues(current), false);
      form.setErrors({});
    },
    bringBack: () => {
      if (aside) void form.setValues(aside, false);
      setAside(null);
    },
    dropAside: () => setAside(null),
  };
};
