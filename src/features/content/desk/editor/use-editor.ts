import { useFormik } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { notify } from '@/ui/feedback/toast';
import { checkBy } from '@/ui/form/form-checks';
import type { Editable, Saved } from '../documents';
import type { Saving } from './editing';
import type { Outcome } from './outcome';
import { useDocumentDraft } from './use-document-draft';
import { differing, withTypedSince } from './values';

/** Initial state of an editor. */
export interface Start<Item, Values> {
  /** The saved item, or the version of it that a draft is based on; null for a new one. */
  item: Item | null;
  values: Values;
}

export interface EditorOptions<Item extends Saved, Values extends object> {
  subject: Editable<Item, Values>;
  /** Returns the key under which this browser stores the draft of an item, or of a new one. */
  draftKeyOf: (item: Item | null) => string;
  start: Start<Item, Values>;
  /** Sends a change of `item`, or a new item for null. */
  send: (body: object, item: Item | null) => Promise<Outcome<Item>>;
  /** Receives the saved item; `closes` is true if the editor is finished. */
  onSaved: (item: Item, closes: boolean) => void;
}

/** Why saving failed, and with which options. */
type Trouble<Item> = { saving: Saving } & (
  { is: 'conflict'; current: Item } | { is: 'gone' } | { is: 'refused'; message: string }
);

/** Holds an editor's state. The typed values stay until they are saved, whatever the server answers. */
export const useEditor = <Item extends Saved, Values extends object>(
  options: EditorOptions<Item, Values>,
) => {
  const { subject, draftKeyOf, start, send, onSaved } = options;
  /** The version that the next change is based on. */
  const [item, setItem] = useState(start.item);
  const [trouble, setTrouble] = useState<Trouble<Item> | null>(null);
  /** The editor's own values after another version has replaced them. */
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
        notify.success(done ?? subject.texts.saved);
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
  const kept = useDocumentDraft(
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
    /** Saves the own version over the other one after a conflict, or as a new item for null. */
    keepMine: (current: Item | null) => {
      rebase(current);
      save(trouble?.saving);
    },
    /** Replaces the own version, which is set aside, by the other one after a conflict. */
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
