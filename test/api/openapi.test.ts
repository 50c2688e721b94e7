import Ajv2020, { type AnySchema } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { API_BASE } from '@/contract/paths';
import { apiDocument } from '../../tools/openapi/document';
import { loadRoutes } from '../../tools/openapi/entries';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { makeSubjects } from '../support/server/access-subjects';
import { ACCESS, type Subjects } from '../support/server/access-table';
import type { SiteResponse } from '../support/server/account-site';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { setUpMailSite } from '../support/server/mail-site';
import { PREPARED } from '../support/server/prepared-calls';

const GAME_SERVER_KEY = 'a-key-of-all-of-our-game-servers';
/** Nothing listens there. */
const NOBODY = '127.0.0.1:9';

interface Answer {
  readonly content?: { readonly 'application/json'?: { readonly schema: AnySchema } };
}
interface Operation {
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Body } } };
  readonly responses: Readonly<Record<string, Answer>>;
}
interface Body {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
let operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {};
let blobs: TestBlobs;
const mail = setUpMailSite({
  ...serverVariables(() => NOBODY),
  STATUS_SOURCES: 'ping',
  GAME_SERVER_KEY,
  APPLICATIONS_WEBHOOK_URL: `http://${NOBODY}/webhook`,
});
beforeAll(async () => {
  blobs = await startBlobs();
  const document = apiDocument(await loadRoutes(), '1.0.0');
  operations = document.paths as typeof operations;
  ajv.addSchema(closed(document) as AnySchema, 'document');
});
afterAll(() => blobs.stop());

/** As if there could be no other fields than the document names: one that it forgets is found so. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  const isObject = parts.type === 'object' && 'properties' in parts && !('additionalProperties' in parts);
  return isObject ? { ...parts, additionalProperties: false } : parts;
}

const operationOf = (route: string): { pointer: string; operation: Operation } => {
  const [method = '', below = ''] = route.split(' ');
  const path = API_BASE + below.replace(/:(\w+)/g, '{$1}');
  const operation = operations[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${route}.`);
  const escaped = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return { pointer: `document#/paths/${escaped}/${method.toLowerCase()}`, operation };
};

/** Everybody whom the document's kinds of security can mean, as one call after the other finds them. */
async function arrive() {
  const { site } = mail;
  // The first admin is the owner; the last one cannot delete their account.
  const { user, token } = await site.add('Caller', 'admin');
  await site.add('Other', 'admin');
  const { applicationKey, ...made } = await makeSubjects(site, GAME_SERVER_KEY);
  const { sessions } = (await site.call('GET /api/auth/sessions', { token })).body;
  const subjects: Subjects = { ...made, sessionId: String(sessions[0].id) };
  const headers: Readonly<Record<string, Record<string, string>>> = {
    session: { Authorization: `Bearer ${token}` },
    gameServerKey: { Authorization: `Bearer ${GAME_SERVER_KEY}` },
    applicationKey: { Authorization: `Application ${applicationKey}` },
  };
  return {
    subjects,
    headersFor: (kind: string | undefined) => headers[kind ?? ''] ?? {},
    stage: { mail, token, email: user.email, gameServerKey: GAME_SERVER_KEY },
  };
}

function expectDocumented(route: string, { status, body, text, headers }: SiteResponse): void {
  const { pointer, operation } = operationOf(route);
  const documented = operation.responses[String(status)];
  expect([route, status, documented !== undefined]).toEqual([route, status, true]);
  if (!documented?.content) return expect(text).toBe('');
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  expect([route, Object.keys(documented.content)]).toEqual([route, [type]]);
  if (!documented.content['application/json']) return expect(text).not.toBe('');
  const matches = ajv.getSchema(`${pointer}/responses/${String(status)}/content/application~1json/schema`);
  if (!matches) throw new Error(`There is no schema for ${route} with ${String(status)}.`);
  matches(body);
  expect([route, matches.errors ?? []]).toEqual([route, []]);
}

const methodOf = (route: string) => route.split(' ')[0] ?? '';
const pathOf = (route: string, subjects: Subjects): string =>
  ACCESS[route]?.path?.(subjects) ?? route.split(' ')[1] ?? '';

test.each(Object.entries(ACCESS))('%s is answered as the document says', async (route, row) => {
  const { subjects, headersFor, stage } = await arrive();
  const [kind] = Object.keys(operationOf(route).operation.security[0] ?? {});
  const prepared = PREPARED[route];
  const { path = pathOf(route, subjects), body = row.body } = (await prepared?.prepare(stage)) ?? {};
  const call = { headers: headersFor(kind), ...(body !== undefined && { body }) };
  const answer = await mail.call(`${methodOf(route)} ${API_BASE}${path}`, call);
  expect(answer.status).toBe(prepared?.status ?? row.status);
  expect(answer.status).toBeLessThan(300);
  expectDocumented(route, answer);
});

const withBody = Object.entries(ACCESS).filter(([, { body }]) => body !== undefined);
test.each(withBody)('%s refuses what the document rules out', async (route, row) => {
  const { subjects, headersFor } = await arrive();
  const { operation } = operationOf(route);
  const [kind] = Object.keys(operation.security[0] ?? {});
  const headers = headersFor(kind);
  const target = `${methodOf(route)} ${API_BASE}${pathOf(route, subjects)}`;
  const schema = operation.requestBody?.content['application/json'].schema ?? {};
  const good = row.body as Record<string, unknown>;
  const without = (name: string) =>
    Object.fromEntries(Object.entries(good).filter(([field]) => field !== name));
  const ofWrongType = Object.keys(schema.properties ?? {}).map((name) => ({ ...good, [name]: [[5]] }));
  for (const body of [...(schema.required ?? []).map(without), ...ofWrongType]) {
    const answer = await mail.call(target, { headers, body });
    expect([body, answer.status]).toEqual([body, 422]);
    expectDocumented(route, answer);
  }
  const list = await mail.call(target, { headers, body: [good] });
  expect(list.status).toBe(400);
  expectDocumented(route, list);
});
