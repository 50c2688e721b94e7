import type { ReactNode } from 'react';
import { messagesDesk } from '#messages/messages-desk';
import type { MessageAction } from '@/contract/message-requests';
import type { MessageDetail } from '@/contract/messages';
import { useMe } from '@/features/admin/use-me';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { messagesApi } from './messages-api';

const { actions: texts } = messagesDesk;

interface ActionsProps {
  message: MessageDetail;
  /** Further buttons. */
  children: ReactNode;
}

/** Buttons to take a message, and to mark it as answered. */
export const MessageActions = ({ message: { id, version, state, takenBy }, children }: ActionsProps) => {
  const me = useMe();
  const [act, { isLoading, error }] = messagesApi.useActOnMessageMutation();
  const isMine = takenBy?.id === me.id;
  const button = (action: MessageAction, label: string = texts[action].label) => (
    <Button
      disabled={isLoading}
      onClick={() =>
        void act({ id, version, action }).then((answer) => {
          if (!answer.error) notify.success(texts[action].done);
        })
      }
    >
      {label}
    </Button>
  );
  return (
    <Stack gap={1}>
      <Stack direction="row" gap={1} wrap>
        {isMine ? button('release') : button('take', takenBy ? texts.takeOver.label : undefined)}
        {button(state === 'open' ? 'close' : 'reopen')}
        {children}
      </Stack>
      {error && (
        <Alert tone="danger" title={texts.failureTitle}>
          {toFailure(error).message}
        </Alert>
      )}
    </Stack>
  );
};
