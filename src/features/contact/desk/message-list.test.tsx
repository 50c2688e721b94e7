import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { messagesDesk } from '#messages/messages-desk';
import { MESSAGE_DESK_PATHS, type MessageRecord, type MessagesResponse } from '@/contract/messages';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../../test/support/browser/render-account';
import { visitorMessage } from '../../../../test/support/fixtures/contact-message';
import MessageList from './message-list';

const network = startApiServer();
serveCsrf(network);

const record = (changes: Partial<MessageRecord>): MessageRecord => ({
  id: '1',
  receivedAt: '2025-05-25T12:00:00.000Z',
  ...visitorMessage,
  delivery: 'delivered',
  ...changes,
});
const serve = (pages: Record<string, MessagesResponse>) => {
  network.use(
    http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) =>
      Response.json(pages[new URL(request.url).searchParams.get('cursor') ?? 'first']),
    ),
  );
};

it('shows each message as text, with its sender and how its forwarding goes', async () => {
  const messages = [record({ id: '2', message: '<b>bold</b>', delivery: 'failed' }), record({})];
  serve({ first: { messages, nextCursor: null } });
  await renderSignedIn(<MessageList />, alex);
  const [newest, oldest] = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole(
    'listitem',
  );
  expect(newest).toHaveTextContent('<b>bold</b>');
  expect(newest).toHaveTextContent(messagesDesk.deliveries.failed);
  expect(oldest).toHaveTextContent(messagesDesk.deliveries.delivered);
  expect(oldest).toHaveTextContent('alex@example.org');
  expect(screen.getAllByRole('heading', { name: 'Lost rank' })).toHaveLength(2);
});

it('shows every field of the form', async () => {
  serve({ first: { messages: [record({})], nextCursor: null } });
  await renderSignedIn(<MessageList />, alex);
  const item = await screen.findByRole('listitem');
  for (const text of Object.values(visitorMessage)) expect(item).toHaveTextContent(text);
});

it('answers to the address of the sender alone, whatever that holds', async () => {
  const email = 'a?bcc=b%40evil.example&body=c@example.org';
  serve({ first: { messages: [record({ email }), record({ id: '2' })], nextCursor: null } });
  await renderSignedIn(<MessageList />, alex);
  expect(await screen.findByRole('link', { name: email })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Db%2540evil.example%26body%3Dc@example.org',
  );
  expect(screen.getByRole('link', { name: 'alex@example.org' })).toHaveAttribute(
    'href',
    'mailto:alex@example.org',
  );
});

it('brings older messages on request', async () => {
  serve({
    first: { messages: [record({})], nextCursor: 'older' },
    older: { messages: [record({ id: '0', subject: 'First words' })], nextCursor: null },
  });
  const { user } = await renderSignedIn(<MessageList />, alex);
  await user.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByRole('heading', { name: 'First words' })).toBeVisible();
});

it('says so when nobody has written', async () => {
  serve({ first: { messages: [], nextCursor: null } });
  await renderSignedIn(<MessageList />, alex);
  expect(await screen.findByText(messagesDesk.list.none.title)).toBeVisible();
});

describe('deleting a message', () => {
  const askToDelete = async () => {
    serve({ first: { messages: [record({}), record({ id: '2', subject: 'Hello' })], nextCursor: null } });
    const { user } = await renderSignedIn(<MessageList />, alex);
    await user.click(await screen.findByRole('button', { name: /Lost rank/ }));
    return {
      user,
      confirm: () => user.click(screen.getByRole('button', { name: messagesDesk.deletion.confirmLabel })),
    };
  };

  it('asks first, and takes it from the list once it is erased', async () => {
    const erased: string[] = [];
    network.use(
      http.delete(apiUrl(MESSAGE_DESK_PATHS.message), ({ params }) => {
        erased.push(String(params['id']));
        return new Response(null, { status: 204 });
      }),
    );
    const { confirm } = await askToDelete();
    expect(erased).toEqual([]);
    await confirm();
    await waitFor(() => expect(screen.queryByText('Lost rank')).not.toBeInTheDocument());
    expect(erased).toEqual(['1']);
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  });

  it('leaves it where it is when the server does not erase it', async () => {
    network.use(http.delete(apiUrl(MESSAGE_DESK_PATHS.message), () => refuse('unavailable')));
    const { user, confirm } = await askToDelete();
    await confirm();
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Lost rank' })).toBeVisible();
  });

  it('shows it no more, not even when older messages that were on their way come after it', async () => {
    let arrive: (older: Response) => void = () => undefined;
    const older = new Promise<Response>((resolve) => (arrive = resolve));
    serve({ first: { messages: [record({}), record({ id: '2', subject: 'Hello' })], nextCursor: 'older' } });
    network.use(
      http.get(apiUrl(MESSAGE_DESK_PATHS.messages), ({ request }) =>
        request.url.includes('cursor=') ? older : undefined,
      ),
      http.delete(apiUrl(MESSAGE_DESK_PATHS.message), () => new Response(null, { status: 204 })),
    );
    const { user } = await renderSignedIn(<MessageList />, alex);
    await user.click(await screen.findByRole('button', { name: /more/i }));
    await user.click(screen.getByRole('button', { name: /Lost rank/ }));
    await user.click(screen.getByRole('button', { name: messagesDesk.deletion.confirmLabel }));
    await waitFor(() => expect(screen.queryByText('Lost rank')).not.toBeInTheDocument());
    arrive(Response.json({ messages: [record({ id: '0', subject: 'First words' })], nextCursor: null }));
    expect(await screen.findByRole('heading', { name: 'First words' })).toBeVisible();
    expect(screen.queryByText('Lost rank')).not.toBeInTheDocument();
  });
});
