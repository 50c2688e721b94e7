import type { ServerResponse } from 'node:http';
import { type ChatSink, startChatSink } from '../../../test/support/fakes/chat-sink';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import type { ChatMessage } from './application-messages';
import { chatWebhook } from './chat-webhook';

const message: ChatMessage = {
  content: 'New Moderator Application Received',
  embeds: [
    { title: 'New Moderator Application', color: 1, fields: [{ name: 'a', value: 'b', inline: false }] },
  ],
  allowed_mentions: { parse: [] },
};

let sink: ChatSink;
beforeAll(async () => {
  sink = await startChatSink();
});
beforeEach(() => {
  sink.clear();
  sink.mode = 'ok';
});
afterAll(() => sink.stop());

const post = (timeLimitMs = 1_000, sent = message) =>
  chatWebhook({ url: sink.url, userAgent: 'Spawnpoint/1.2.3', timeLimitMs })(sent);

/** Returns the outcome of a message with this response. */
async function answered(write: (response: ServerResponse) => void, path = '') {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const host = await startLookupHost((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    write(response);
  });
  const outcome = await chatWebhook({ url: host.url + path, userAgent: 'Me/1', timeLimitMs: 1_500 })(message);
  await host.stop();
  return { outcome, asked };
}

test('posts the message as JSON, and says who does', async () => {
  expect(await post()).toMatchObject({ kind: 'taken' });
  expect(sink.messages).toEqual([message]);
  const { asked } = await answered((response) => void response.end('{}'));
  expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Me/1' });
});

test.each([
  ['', '/?wait=true'],
  ['/hook?thread_id=7', '/hook?thread_id=7&wait=true'],
  ['/hook?wait=false', '/hook?wait=true'],
])('asks to be told whether the message was saved: %s', async (path, url) => {
  expect((await answered((response) => void response.end(), path)).asked.map((call) => call.url)).toEqual([
    url,
  ]);
});

test.each([200, 201, 204])('an answer of %i says that it was taken', async (status) => {
  const { outcome } = await answered((response) => void response.writeHead(status).end());
  expect(outcome).toEqual({ kind: 'taken' });
});

test.each([301, 302, 307, 308])('a redirect (%i) is not followed, and no success', async (status) => {
  const to = { Location: sink.url };
  const { outcome } = await answered((response) => void response.writeHead(status, to).end());
  expect(outcome).toEqual({ kind: 'failed', status });
  expect(sink.requests).toBe(0);
});

test.each([400, 405, 413, 415, 422])('%i blames the message', async (status) => {
  const { outcome } = await answered((response) => void response.writeHead(status).end());
  expect(outcome).toEqual({ kind: 'refused', status });
});

test.each([401, 403, 408, 500, 502, 503, 504])('%i may pass', async (status) => {
  const { outcome } = await answered((response) => void response.writeHead(status).end());
  expect(outcome).toEqual({ kind: 'failed', status });
});

test('404 says that the webhook is gone', async () => {
  sink.mode = 'gone';
  expect(await post()).toEqual({ kind: 'gone', status: 404 });
});

test('a message beyond the platform’s limits is refused by the sink', async () => {
  expect(await post(1_000, { ...message, content: 'a'.repeat(2_001) })).toEqual({
    kind: 'refused',
    status: 400,
  });
});

test.each<[string, Record<string, string>, string, number]>([
  ['a float in the body', { 'Retry-After': '2' }, '{"message":"","retry_after":1.337,"global":false}', 1_337],
  ['the global limit', {}, '{"retry_after":64.57,"global":true,"message":""}', 64_570],
  ['the header alone', { 'Retry-After': '65' }, 'error code: 1015', 65_000],
  ['a body of the wrong type', { 'Retry-After': '3' }, '{"retry_after":"soon"}', 3_000],
  ['a negative one', {}, '{"retry_after":-5}', 60_000],
  ['nothing', {}, '', 60_000],
  ['a date', { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, '', 60_000],
  ['next to nothing', {}, '{"retry_after":0.001}', 250],
  ['a year', {}, '{"retry_after":31536000}', 86_400_000],
  ['too much to read', {}, `{"retry_after":1,"a":"${'a'.repeat(300_000)}"}`, 60_000],
])('429 says how long to wait, by %s', async (_what, headers, body, retryAfterMs) => {
  const { outcome } = await answered((response) => void response.writeHead(429, headers).end(body));
  expect(outcome).toEqual({ kind: 'limited', retryAfterMs });
});

test('no connection, a dropped one and no answer in time are failures that name nothing', async () => {
  for (const mode of ['refused', 'lost', 'hang'] as const) {
    sink.mode = mode;
    expect(await post(100)).toEqual({ kind: 'failed', status: null });
  }
  const { outcome } = await answered((response) => void response.writeHead(429).write('{'));
  expect(outcome).toEqual({ kind: 'limited', retryAfterMs: 60_000 });
});

test('an answer without end is not read', async () => {
  const { outcome } = await answered((response) => {
    const send = () => void response.write('a'.repeat(65_536));
    response.on('drain', send);
    send();
  });
  expect(outcome).toEqual({ kind: 'taken' });
});
