import type { ServerResponse } from 'node:http';
import { failing, type FormSink, hanging, startFormSink, taking } from '../../test/support/fakes/form-sink';
import { contactForwarder } from './contact-forwarder';

const form = { email: 'älex@example.org', subject: 'a=b&c', message: 'One\nTwo 😀 100%' };

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

test('posts the three fields as a browser posts a form, and says who does', async () => {
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
  await expect(forward()).resolves.toBeUndefined();
  expect(sink.forms).toHaveLength(1);
});

test.each([400, 403, 404, 422, 429, 500, 503])('an answer of %i says that it was not', async (status) => {
  sink.answer = (response) => void response.writeHead(status).end();
  await expect(forward()).rejects.toThrow();
});

test('no connection, a dropped one and no answer in time are failures', async () => {
  sink.answer = (response) => response.destroy();
  await expect(forward()).rejects.toThrow();
  sink.answer = hanging;
  await expect(forward(100)).rejects.toThrow();
  sink.answer = failing;
  await sink.goDown();
  await expect(forward()).rejects.toThrow();
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
