import { useState } from 'react';
import { styled } from 'styled-components';
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

const countOf = (count: number): string => `${String(count)} application${count === 1 ? '' : 's'}`;

const words: Record<BulkAction, { verb: string; doing: string; done: string; text: string }> = {
  reject: {
    verb: 'Reject',
    doing: 'Rejecting',
    done: 'rejected',
    text: 'Their applicants can see it at once, without a note, and apply for the position again after 30 days. Each decision can be taken back.',
  },
  delete: {
    verb: 'Delete',
    doing: 'Deleting',
    done: 'deleted',
    text: 'All answers, notes and comments are erased, and the messages about them in the chat. This cannot be undone.',
  },
};

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
    if (done > 0) notify.success(`${countOf(done)} ${words[asked.action].done}`);
  };
  return (
    <Bar role="group" aria-label="Several at once" tabIndex={-1} ref={focus}>
      <Stack gap={1}>
        <Note role="status">
          {progress
            ? `${words[progress.action].doing}: ${String(progress.done)} of ${countOf(progress.total)}`
            : `${countOf(chosen.length)} chosen`}
        </Note>
        {progress && (
          <ProgressBar label={words[progress.action].doing} value={(100 * progress.done) / progress.total} />
        )}
        {progress?.problem !== undefined && (
          <Alert tone="danger" title="It went no further" action={<Button onClick={dismiss}>Close</Button>}>
            {progress.problem}
          </Alert>
        )}
        <Stack direction="row" gap={1} wrap>
          {isRunning ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <>
              <Button onClick={() => (chosen.length === listed.length ? clear() : choose(listed))}>
                {chosen.length === listed.length ? 'Choose none' : `Choose all ${String(listed.length)}`}
              </Button>
              {(['reject', 'delete'] as const).map((action) => {
                const applications = fitting(action, chosen);
                return (
                  <Button
                    key={action}
                    disabled={applications.length === 0}
                    onClick={() => setAsked({ action, applications })}
                  >
                    {words[action].verb}
                  </Button>
                );
              })}
              <Button variant="quiet" onClick={onClose}>
                Done
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          onClose={() => setAsked(undefined)}
          title={`${words[asked.action].verb} ${countOf(asked.applications.length)}?`}
          confirmLabel={`${words[asked.action].verb} ${countOf(asked.applications.length)}`}
          onConfirm={() => void confirm()}
        >
          {words[asked.action].text}
        </ConfirmDialog>
      )}
    </Bar>
  );
};
