import { readJson } from './read-json';

const send = (body: BodyInit | null, headers: HeadersInit = { 'Content-Type': 'application/json' }) =>
  readJson(
    new Request('https://spawnpoint.example/', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit),
  );
const type = (value: string) => ({ 'Content-Type': value });
const streamOf = (...chunks: (Uint8Array | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else if (chunk instanceof Error) controller.error(chunk);
      else controller.enqueue(chunk);
    },
  });
const filled = (size: number) => new TextEncoder().encode(`"${'a'.repeat(size - 2)}"`);

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8"',
])('reads JSON of the type %s', async (value) => {
  expect(await send('{"a":["ü",1,null]}', type(value))).toEqual({ a: ['ü', 1, null] });
});

test.each<[string, HeadersInit]>([
  ['no type', {}],
  ['a form', type('application/x-www-form-urlencoded')],
  ['text', type('text/plain')],
  ['a kind of JSON', type('application/json-patch+json')],
  ['another encoding of characters', type('application/json; charset=latin1')],
  ['a compressed body', { ...type('application/json'), 'Content-Encoding': 'gzip' }],
])('refuses %s with 415', async (_what, headers) => {
  await expect(send(new TextEncoder().encode('{}'), headers)).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
});

test('takes 64 KiB and not a byte more, whether the length is announced or not', async () => {
  expect(await send(filled(65_536))).toHaveLength(65_534);
  await expect(send(filled(65_537))).rejects.toMatchObject({ code: 'too_large' });
  expect(await send(streamOf(filled(65_536)))).toHaveLength(65_534);
  await expect(send(streamOf(filled(65_536), new Uint8Array(1)))).rejects.toMatchObject({
    code: 'too_large',
  });
});

test('counts bytes, not characters', async () => {
  await expect(send(`"${'ü'.repeat(40_000)}"`)).rejects.toMatchObject({ code: 'too_large' });
});

test('stops reading a body without end', async () => {
  let chunks = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(16_384));
    },
  });
  await expect(send(endless)).rejects.toMatchObject({ code: 'too_large' });
  expect(chunks).toBeLessThan(10);
});

test.each<[string, BodyInit | null]>([
  ['nothing', null],
  ['an empty text', ''],
  ['half an object', '{"a":'],
  ['two values', '{}{}'],
  ['NaN', 'NaN'],
  ['a line break within a text', '"a\nb"'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ['a surrogate in UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['a body that breaks off', streamOf(new Uint8Array([0x7b]), new Error('gone'))],
])('%s is malformed', async (_what, body) => {
  await expect(send(body)).rejects.toMatchObject({ code: 'malformed' });
});
