import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { MESSAGE_DESK_PATHS, type MessageDetail, type MessageRecord } from '@/contract/messages';
import type { User } from '@/contract/users';
import { MeContext } from '@/features/admin/use-me';
import MessagesDesk from '@/features/contact/desk/messages-desk';
import { visitorMessage } from '../fixtures/contact-message';
import { alex, apiUrl, renderSignedIn } from './render-account';

export const MESSAGE_ID = '6f1c2f60-0000-4000-8000-00000000000a';
/** Another member of staff. */
export const ruby = { id: '6f1c2f60-0000-4000-8000-00000000000b', username: 'Ruby' };

export const recordOf = (changes: Partial<MessageRecord> = {}): MessageRecord => ({
  id: MESSAGE_ID,
  receivedAt: '2025-05-25T12:00:00.000Z',
  ...visitorMessage,
  delivery: 'delivered',
  state: 'open',
  takenBy: null,
  version: 1,
  ...changes,
});

export const detailOf = (changes: Partial<MessageDetail> = {}): MessageDetail => ({
  ...recordOf(),
  answers: [],
  viewers: [],
  canAnswer: true,
  ...changes,
});

/** Answers the list of messages, and returns the queries of its calls. */
export const serveList = (
  network: SetupServer,
  messages: MessageRecord[],
  nextCursor: string | null = null,
): string[] => {
  const asked: string[] = [];
  network.use(
    http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({ messages, nextCursor, searched: 3 });
    }),
  );
  return asked;
};

/** Answers each call for a message with what it is at that moment. */
export const serveOne = (network: SetupServer, read: () => MessageDetail): void =>
  network.use(http.get(apiUrl(MESSAGE_DESK_PATHS.message), () => Response.json({ message: read() })));

/** Renders the desk at a query, for a member of staff. */
export const renderDesk = (query = '', me: User = alex) =>
  renderSignedIn(
    <MeContext value={me}>
      <MessagesDesk />
    </MeContext>,
    alex,
    `/${query}`,
  );

/** Renders the desk with the message open. */
export const renderOpen = () => renderDesk(`?id=${MESSAGE_ID}`);
