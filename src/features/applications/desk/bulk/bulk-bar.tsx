import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationSummary } from '@/contract/application-desk';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Alert } from '@/ui/feedback/alert';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { type BulkAction, useBulkAction } from './use-bulk-action';
import type { Selection } from './use-selection';

const Bar = styled.div`
  padding: ${({ theme }) => theme.space[1.5]};
  background: ${({ theme }) => theme.color.raised};
`;

const { bulk: texts } = applicationsDesk;

/**
 * Returns the applications that an action applies to: decided ones need no rejection, and withdrawn ones
 * cannot be rejected.
 */
const fitting = (action: BulkAction, chosen: ApplicationSummary[]): ApplicationSummary[] =>
  action === 'delete' ? chosen : chosen.filter(({ state }) => state === 'new' || state === 'in_review');

/** The button that opened it disappears. */
const focus = (element: HTMLElement | null) => element?.focus();

export interface BulkBarProps {
  selection: Selection;
  listed: readonly ApplicationSummary[];
  onClose: () => void;
}

/** Rejects or deletes all selected applications, after asking, and shows the progress. */
export const BulkBar = ({ selection, listed, onClose }: BulkBarProps) => {
  const [asked, setAsked] = useState<{ action: BulkAction; applications: ApplicationSummary[] }>();
  const { progress, run, stop, dismiss } = useBulkAction();
  const { chosen, choose, clear } = selection;
  const isRunning = progress !== null && progress.problem === undefined;

  const confirm = async () => {
    if (!asked) return;
    setAsked(undefined);
    // Cleared at once, so a selection made meanwhile is kept for the next action. Applications that are not
    // reached stay selected.
    clear();
    const done = await run(asked.action, asked.applications);
    choose(asked.applications.slice(done));
    if (done > 0) notify.success(texts.actions[asked.action].done(done));
  };
  return (
    <Bar role="group" aria-label={texts.label} tabIndex={-1} ref={focus}>
      <Stack gap={1}>
        <Note role="status">
          {progress
            ? texts.progress(texts.actions[progress.action].doing, progress.done, progress.total)
            : texts.chosen(chosen.length)}
        </Note>
        {progress && (
          <ProgressBar
            label={texts.actions[progress.action].doing}
            value={(100 * progress.done) / progress.total}
          />
        )}
        {progress?.problem !== undefined && (
          <Alert
            tone="danger"
            title={texts.problem.title}
            action={<Button onClick={dismiss}>{texts.problem.close}</Button>}
          >
            {progress.problem}
          </Alert>
        )}
        <Stack direction="row" gap={1} wrap>
          {isRunning ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            <>
              <Button onClick={() => (chosen.length === listed.length ? clear() : choose(listed))}>
                {chosen.length === listed.length ? texts.none : texts.all(listed.length)}
              </Button>
              {(['reject', 'delete'] as const).map((action) => {
                const applications = fitting(action, chosen);
                return (
                  <Button
                    key={action}
                    disabled={applications.length === 0}
                    onClick={() => setAsked({ action, applications })}
                  >
                    {texts.actions[action].label}
                  </Button>
                );
              })}
              <Button variant="quiet" onClick={onClose}>
                {texts.finish}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={texts.actions[asked.action].question(asked.applications.length)}
          confirmLabel={texts.actions[asked.action].confirmLabel(asked.applications.length)}
          onConfirm={() => void confirm()}
        >
          {texts.actions[asked.action].text}
        </ConfirmDialog>
      )}
    </Bar>
  );
};
