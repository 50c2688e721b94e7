import type { ServerResponse } from 'node:http';
import { failing, type FormSink, hanging, startFormSink, taking } from '../../test/support/fakes/form-sink';
import { visitorMessage } from '../../test/support/fixtures/contact-message';
import { contactForwarder } from './contact-forwarder';

const form = {
  ...visitorMessage,
  email: 'älex@example.org',
  subject: 'a=b&c',
  message: 'One\nTwo 😀 100%',
};

let sink: FormSink;
beforeAll(async () => {
  sink = await startFormSink();
});
beforeEach(() => {
  sink.forms.length = 0;
  sink.answer = taking;
});
afterAll(() => sink.stop());

const forward = (timeLimitMs = 1_000) =>
  contactForwarder({ url: sink.url, userAgent: 'Spawnpoint/1.2.3', timeLimitMs })(form);

test('posts every field as a browser posts a form, and says who does', async () => {
  await forward();
  expect(sink.forms).toEqual([
    {
      fields: form,
      headers: expect.objectContaining({
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'user-agent': 'Spawnpoint/1.2.3',
      }),
    },
  ]);
});

test.each([200, 202, 204, 301, 302, 303, 307])('an answer of %i says that it was taken', async (status) => {
  sink.answer = (response) => void response.writeHead(status, { Location: sink.url }).end();
  expect(await forward()).toEqual({ kind: 'taken' });
  expect(sink.forms).toHaveLength(1);
});

test.each([400, 403, 404, 422, 500, 503])('an answer of %i says that it was not', async (status) => {
  sink.answer = (response) => void response.writeHead(status).end();
  expect(await forward()).toEqual({ kind: 'failed', status });
});

test('429 says how long to leave it alone', async () => {
  sink.answer = (response) => void response.writeHead(429, { 'Retry-After': '90' }).end('Slow down');
  expect(await forward()).toEqual({ kind: 'limited', retryAfterMs: 90_000 });
});

test('no connection, a dropped one and no answer in time are failures', async () => {
  const unanswered = { kind: 'failed', status: null };
  sink.answer = (response) => response.destroy();
  expect(await forward()).toEqual(unanswered);
  sink.answer = hanging;
  expect(await forward(100)).toEqual(unanswered);
  sink.answer = failing;
  await sink.goDown();
  expect(await forward()).toEqual(unanswered);
  await sink.comeBack();
});

test('an answer without end is not read', async () => {
  const hangsUp = new Promise<void>((resolve) => {
    sink.answer = (response: ServerResponse) => {
      response.once('close', resolve);
      const send = () => void response.write('a'.repeat(65_536));
      response.on('drain', send);
      send();
    };
  });
  await forward();
  await hangsUp;
});
