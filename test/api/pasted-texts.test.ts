import type { CustomSchemaMetadata, Lazy, Schema } from 'yup';
import { cleanText, trimName } from '@/contract/clean-text';
import { loadRoutes } from '../../tools/openapi/entries';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { PASTED_TEXTS } from '../support/fixtures/pasted-texts';
import { setUpMailSite } from '../support/server/mail-site';

/** Fields with a single text that is not cleaned, with the reason. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  password: 'a secret',
  currentPassword: 'a secret',
  ticket: 'was given out by the site',
  token: 'was given out by the site',
  turnstileToken: 'was given out by Cloudflare',
  transports: 'made by the browser',
  detail: 'the companion has cleaned it',
  seen: 'was given out by the site',
  code: 'spaces and signs are left out of it',
};

interface Field {
  readonly route: string;
  readonly path: string;
  readonly name: string;
  readonly schema: Schema<unknown>;
}

/** Part of a schema's `describe` output that this test uses. */
interface Described {
  readonly fields?: Readonly<Record<string, Schema<unknown>>>;
  readonly innerType?: Schema<unknown>;
}
const metaOf = (schema: Schema<unknown>): CustomSchemaMetadata =>
  (schema as unknown as Lazy<unknown>).meta() ?? {};

/** Yields each field of a body that holds free text, without a pattern, a format or options. */
function* textsIn(schema: Schema<unknown>, at: Omit<Field, 'schema'>): Generator<Field> {
  const { form, holds } = metaOf(schema);
  const { fields, innerType } = schema as Described;
  if (holds) yield* textsIn(holds, at);
  else if (fields && !form) {
    for (const [name, field] of Object.entries(fields))
      yield* textsIn(field, { ...at, name, path: `${at.path}.${name}` });
  } else if (innerType) yield* textsIn(innerType, { ...at, path: `${at.path}[]` });
  else if (form?.type === 'string' && !RULED.some((rule) => rule in form)) yield { ...at, schema };
}
const RULED = ['pattern', 'format', 'enum', 'contentEncoding'];

/** Returns all free-text fields, once per schema. */
async function allFields(): Promise<Field[]> {
  const routes = Object.values(await loadRoutes()).flat();
  return routes.flatMap(({ method, path, bodies }) =>
    bodies().flatMap((body) => [...textsIn(body, { route: `${method} ${path}`, path: 'body', name: '' })]),
  );
}

/** Control characters except tabs and line breaks, lone surrogates, and direction overrides. */
const SPOILED = /[^\P{Cc}\t\n]|[\p{Cs}\u202A-\u202E\uFFFE\uFEFF]/u;

test('every text that a call takes is cleaned, whatever is pasted into it, and no text is refused for it', async () => {
  const fields = (await allFields()).filter(({ name }) => !(name in AS_THEY_ARE));
  expect(fields.length).toBeGreaterThan(60);
  const found = new Set<string>();
  for (const { route, path, schema } of fields) {
    const { tests } = schema.describe() as { readonly tests: readonly { readonly name?: string }[] };
    const isName = tests.some(({ name }) => name === 'honest');
    const isFree = tests.every(({ name = '' }) => ['visible', 'limit', 'markdown'].includes(name));
    const limit = metaOf(schema).form?.maxLength;
    for (const { what, text, lines, line } of PASTED_TEXTS) {
      const kept: unknown = schema.cast(text);
      const expected = isName ? [trimName(cleanText(text, 'name'))] : [lines.trim(), line.trim()];
      if (!expected.includes(String(kept))) found.add(`${route} ${path}: ${what}`);
      if (isFree && !schema.isValidSync(text) && String(kept).length <= Number(limit))
        found.add(`${route} ${path} refuses ${what}`);
    }
  }
  expect([...found]).toEqual([]);
});

const mail = setUpMailSite();
const ALL = PASTED_TEXTS.map(({ text }) => text).join(' · ');
const OF_ONE_LINE = 'Teil\u0000 1\t❤️\v\u001b[31m👨‍👩‍👧\u202e می\u200cخواهم \ud83d';
const ONE_LINE = 'Teil 1 ❤️ 👨‍👩‍👧 می\u200cخواهم';
const lines = cleanText(ALL, 'lines').trim();

test('what is pasted into every form arrives at its desk, cleaned and whole', async () => {
  const { token } = await mail.site.add('Editor', 'admin');
  const send = async (what: string, body: unknown) => {
    const answer = await mail.call(what, { token, body });
    expect([what, answer.status < 300, SPOILED.exec(answer.text)]).toEqual([what, true, null]);
    return answer.body;
  };
  const read = async (what: string) => (await mail.call(what, { token })).body;

  await send('POST /api/contact', { ...visitorMessage, subject: OF_ONE_LINE, message: ALL });
  const { messages } = await read('GET /api/admin/messages');
  expect(messages).toMatchObject([{ subject: ONE_LINE, message: lines }]);

  const answers = { discord: '❤️ می\u200cخواهم\t', languages: OF_ONE_LINE, reason: ALL };
  const { id } = await send('POST /api/applications', applicationFor('Architect', answers));
  await send(`PATCH /api/admin/applications/${String(id)}`, { state: 'accepted', note: ALL });
  await send(`POST /api/admin/applications/${String(id)}/comments`, { text: ALL });
  expect((await read(`GET /api/admin/applications/${String(id)}`)).application).toMatchObject({
    answers: { discord: '❤️ می\u200cخواهم', languages: ONE_LINE, reason: lines },
    note: lines,
    comments: [{ text: lines }],
  });

  const story = {
    title: OF_ONE_LINE,
    tag: OF_ONE_LINE,
    summary: OF_ONE_LINE,
    points: [OF_ONE_LINE],
    body: ALL,
  };
  const kept = { title: ONE_LINE, tag: ONE_LINE, summary: ONE_LINE, points: [ONE_LINE], body: lines };
  expect(await send('POST /api/admin/content/news', story)).toMatchObject({ item: kept });
  const event = { title: OF_ONE_LINE, when: OF_ONE_LINE, summary: OF_ONE_LINE, prize: OF_ONE_LINE };
  expect(await send('POST /api/admin/content/events', event)).toMatchObject({
    item: { title: ONE_LINE, when: ONE_LINE, summary: ONE_LINE, prize: ONE_LINE },
  });
  const question = { question: OF_ONE_LINE, answer: ALL };
  expect(await send('POST /api/admin/content/faq', question)).toMatchObject({
    item: { question: ONE_LINE, answer: lines },
  });
  expect(
    await send('PUT /api/admin/content/banner', { text: OF_ONE_LINE, href: ' /rules\0\t' }),
  ).toMatchObject({
    item: { text: ONE_LINE, href: '/rules' },
  });
});
