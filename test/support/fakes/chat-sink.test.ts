import type { ChatEmbed, ChatMessage } from '../../../functions/applications/delivery/application-messages';
import { type ChatSink, startChatSink } from './chat-sink';

let sink: ChatSink;
beforeAll(async () => {
  sink = await startChatSink();
});
beforeEach(() => {
  sink.clear();
  sink.mode = 'ok';
  sink.rateLimit = null;
});
afterAll(() => sink.stop());

const send = async (message: unknown, query = '?wait=true') => {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(sink.url + query, { method: 'POST', headers, body: JSON.stringify(message) });
};
const a = (length: number) => 'a'.repeat(length);
const field = { name: 'n', value: 'v', inline: false } as const;
const embed = (changes: Partial<ChatEmbed> = {}): ChatEmbed => ({
  title: 't',
  color: 1,
  fields: [field],
  ...changes,
});
const message = (...embeds: ChatEmbed[]): ChatMessage => ({ embeds, allowed_mentions: { parse: [] } });
/** An embed with that many characters. */
const sized = (length: number) => embed({ title: a(256), fields: [], footer: { text: a(length - 256) } });
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

test.each<[string, unknown, unknown]>([
  ['content', { ...message(), content: a(2_000) }, { ...message(), content: a(2_001) }],
  ['embeds', message(...times(10, embed())), message(...times(11, embed()))],
  ['title', message(embed({ title: a(256) })), message(embed({ title: a(257) }))],
  ['fields', message(embed({ fields: times(25, field) })), message(embed({ fields: times(26, field) }))],
  [
    'a field’s name',
    message(embed({ fields: [{ ...field, name: a(256) }] })),
    message(embed({ fields: [{ ...field, name: a(257) }] })),
  ],
  [
    'a field’s value',
    message(embed({ fields: [{ ...field, value: a(1_024) }] })),
    message(embed({ fields: [{ ...field, value: a(1_025) }] })),
  ],
  ['a value that is empty', message(embed()), message(embed({ fields: [{ ...field, value: ' \n' }] }))],
  ['footer', message(embed({ footer: { text: a(2_048) } })), message(embed({ footer: { text: a(2_049) } }))],
  [
    'all embeds',
    message(...times(3, sized(2_000))),
    message(...times(3, sized(2_000)), embed({ title: 'x', fields: [] })),
  ],
  ['color', message(embed({ color: 0xffffff })), message(embed({ color: 0x1000000 }))],
  ['nothing at all', { content: 'x' }, { content: '', embeds: [] }],
  ['half a character', { content: '😀' }, { content: '😀'.slice(0, 1) }],
  [
    'mentions',
    { content: 'x', allowed_mentions: { parse: ['users'] } },
    { content: 'x', allowed_mentions: { parse: ['all'] } },
  ],
])('the chat takes as much as its limits allow, and no more: %s', async (_what, within, beyond) => {
  expect((await send(within)).status).toBe(200);
  expect((await send(beyond)).status).toBe(400);
  expect([sink.messages.length, sink.refusals.length]).toEqual([1, 1]);
});

test('without wait=true a message that is not saved looks like one that was', async () => {
  expect((await send({ content: '' }, '')).status).toBe(204);
  expect(sink.messages).toEqual([]);
});

test('it asks for a pause, in seconds, after so many messages', async () => {
  sink.rateLimit = { count: 2, ms: 60_000 };
  const statuses = [];
  for (const text of ['1', '2', '3']) statuses.push((await send({ content: text })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await send({ content: '4' });
  const { retry_after: seconds } = await refused.json();
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(Number(refused.headers.get('Retry-After'))).toBe(Math.ceil(seconds));
});

test('another address than its own is not known', async () => {
  const { status } = await fetch(sink.url.slice(0, -1), { method: 'POST', body: '{}' });
  expect(status).toBe(404);
});

test('what is lost was taken, and its sender has no answer; what hangs was not', async () => {
  sink.mode = 'lost';
  await expect(send({ content: '1' })).rejects.toThrow();
  expect(sink.taken).toMatchObject([{ message: { content: '1' }, answered: false }]);
  sink.mode = 'hang';
  const hanging = send({ content: '2' });
  await sink.untilRequests(2);
  sink.mode = 'ok';
  await expect(hanging).rejects.toThrow();
  expect(sink.messages).toHaveLength(1);
});
