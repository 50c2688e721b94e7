import { FormikProvider } from 'formik';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { formatMoment } from '@/lib/format-date';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { footHeight } from '@/theme/foot';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { DraftOffer } from '@/ui/form/draft-offer';
import { useFocusOnProblem } from '@/ui/form/form-checks';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { draftDropped, selectIsRestored, selectKeptDraft } from '../content-drafts-slice';
import type { Saved } from '../documents';
import { Conflict, Gone } from './conflict';
import { EditingContext } from './editing';
import { LeaveQuestion } from './leave-question';
import { WithPreview } from './preview-side';
import { useEditor, type EditorOptions, type Start } from './use-editor';
import { useSaveKey } from './use-save-key';
import { differing, valuesFrom } from './values';

const texts = contentDesk;

type EditorProps<Item extends Saved, Values extends object> = EditorOptions<Item, Values>;

/** Stays in view while a long text scrolls; on a very low screen it would leave nothing to read. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => theme.space[1.5]};

  @media (min-height: 401px) {
    position: sticky;
    bottom: calc${footHeight};
    z-index: 1;
    border-top: 1px solid ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.canvas};
  }
`;
/** Focused elements scroll to above the bar. */
const Body = styled(Stack)`
  :is(input, textarea, select, button) {
    scroll-margin-bottom: calc(${({ theme }) => `${theme.size.touch} + ${theme.space[6]}`});
  }
`;

const FormBody = <Item extends Saved, Values extends object>({
  editor,
  subject,
  preview,
}: {
  editor: ReturnType<typeof useEditor<Item, Values>>;
  subject: EditorProps<Item, Values>['subject'];
  preview: ReactNode;
}) => {
  const { Fields, Buttons, Actions } = subject;
  const { item, trouble, isSaving, save } = editor;
  const root = useFocusOnProblem();
  useSaveKey(save);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Body ref={root} gap={1.5}>
        <WithPreview preview={preview}>
          <Fields item={item} />
        </WithPreview>
        {trouble?.is === 'refused' && (
          <RetryAlert title={subject.texts.notSaved} loading={isSaving} onRetry={() => save(trouble.saving)}>
            {trouble.message} {texts.kept}
          </RetryAlert>
        )}
        <Bar>
          <Button type="submit" variant="primary" loading={isSaving} aria-keyshortcuts="Control+S Meta+S">
            {texts.save}
          </Button>
          {Buttons && <Buttons item={item} />}
        </Bar>
        {Actions && <Actions item={item} />}
      </Body>
    </form>
  );
};

const WritingEditor = <Item extends Saved, Values extends object>(props: EditorProps<Item, Values>) => {
  const { subject } = props;
  const { Preview } = subject;
  const editor = useEditor(props);
  const { form, item, trouble, aside, isSaving, save } = editor;
  // Rendered with low priority, so it does not delay the next keystroke.
  const shown = useDeferredValue(form.values);
  const preview = useMemo(() => Preview && <Preview values={shown} item={item} />, [Preview, shown, item]);
  return (
    <FormikProvider value={form}>
      <EditingContext value={{ save, isSaving }}>
        <Stack>
          {trouble?.is === 'conflict' && (
            <Conflict
              key={trouble.current.version}
              subject={subject}
              mine={form.values}
              current={trouble.current}
              isSaving={isSaving}
              onKeepMine={() => editor.keepMine(trouble.current)}
              onTakeTheirs={() => editor.takeTheirs(trouble.current)}
            />
          )}
          {trouble?.is === 'gone' && (
            <Gone title={subject.texts.deleted} isSaving={isSaving} onSave={() => editor.keepMine(null)} />
          )}
          {aside && (
            <Alert
              tone="warning"
              title={texts.conflict.aside.title}
              action={
                <Stack direction="row" gap={1} wrap>
                  <Button onClick={editor.bringBack}>{texts.conflict.aside.back}</Button>
                  <Button variant="quiet" onClick={editor.dropAside}>
                    {texts.conflict.aside.discard}
                  </Button>
                </Stack>
              }
            >
              {texts.conflict.aside.text}
            </Alert>
          )}
          <FormBody editor={editor} subject={subject} preview={preview} />
        </Stack>
        <LeaveQuestion isUnsaved={editor.isUnsaved} />
      </EditingContext>
    </FormikProvider>
  );
};

/** Offers an unsaved draft first, then edits. `start` is used if there is no draft. */
const OfferingEditor = <Item extends Saved, Values extends object>(props: EditorProps<Item, Values>) => {
  const { subject, draftKeyOf, start } = props;
  const draftKey = draftKeyOf(start.item);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [draft] = useState(() => selectKeptDraft(store.getState(), draftKey));
  const restored: Start<Item, Values> | null = draft
    ? {
        item: start.item && { ...start.item, version: draft.version ?? start.item.version },
        values: valuesFrom(draft.values, start.values, subject.toValues(null)),
      }
    : null;
  const [chosen, setChosen] = useState<Start<Item, Values> | null>(() =>
    restored && differing(start.values, restored.values).length > 0 ? null : start,
  );
  if (chosen) return <WritingEditor {...props} start={chosen} />;
  return (
    <DraftOffer
      title={subject.texts.draft}
      continueLabel={texts.draft.continue}
      question={texts.draft.discard}
      onContinue={() => setChosen(restored)}
      onDiscard={() => {
        dispatch(draftDropped(draftKey));
        setChosen(start);
      }}
    >
      <Text color="muted">{texts.draft.text(formatMoment(new Date(draft?.savedAt ?? 0).toISOString()))}</Text>
    </DraftOffer>
  );
};

/** An editor that loses nothing: not on a reload, nor to another editor, nor while the database is down. */
export const Editor = <Item extends Saved, Values extends object>(props: EditorProps<Item, Values>) =>
  useAppSelector(selectIsRestored) ? <OfferingEditor {...props} /> : <Spinner label={texts.loadingDraft} />;
