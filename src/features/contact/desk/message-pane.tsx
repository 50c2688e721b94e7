import { ArrowLeft } from 'lucide-react';
import { messagesDesk } from '#messages/messages-desk';
import { toFailure } from '@/store/failure';
import { whileVisible } from '@/store/polling';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { messageQueries } from './message-queries';
import { MessageView } from './message-view';

const { pane: texts } = messagesDesk;

/** The server forgets who has a message open after two polls and some patience. */
const REFRESH_MS = 20_000;

/** Id of the open message's frame, which takes focus. */
export const PANE_HEAD_ID = 'message';

interface PaneProps {
  id: string;
  /** Query of the list's URL. */
  listSearch: string;
  onDeleted: () => void;
}

/** The open message, kept up to date, with a link back to the list. */
export const MessagePane = ({ id, listSearch, onDeleted }: PaneProps) => {
  const { data, error, refetch } = messageQueries.useGetMessageQuery(id, whileVisible(REFRESH_MS));
  const failure = error && toFailure(error);
  return (
    <Stack as="section" gap={2} id={PANE_HEAD_ID} aria-label={texts.label} tabIndex={-1}>
      <div>
        <ButtonLink to={listSearch} variant="quiet" icon={<ArrowLeft size={18} />}>
          {texts.back}
        </ButtonLink>
      </div>
      {failure?.status === 404 ? (
        <Alert tone="warning" title={texts.missing.title}>
          {texts.missing.text}
        </Alert>
      ) : data ? (
        <MessageView message={data.message} onDeleted={onDeleted} />
      ) : failure ? (
        <RetryAlert title={texts.failureTitle} onRetry={refetch}>
          {failure.message}
        </RetryAlert>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Stack>
  );
};
