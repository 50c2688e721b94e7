import Ajv2020, { type AnySchema } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { API_BASE } from '@/contract/paths';
import { apiDocument } from '../../tools/openapi/document';
import { loadRoutes } from '../../tools/openapi/entries';
import { type ShopService, startShopService } from '../support/fakes/shop-service';
import { serverVariables } from '../support/fixtures/tracked-servers';
import type { SiteResponse } from '../support/server/account-site';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { CALLS } from '../support/server/calls';
import { setUpMailSite, SITE_URL } from '../support/server/mail-site';
import { arrive, preparedCall, sampleCall } from '../support/server/stage';

const GAME_SERVER_KEY = 'a-key-of-all-of-our-game-servers';
/** No server listens on this port. */
const UNUSED_ADDRESS = '127.0.0.1:9';

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
let shop: ShopService;
const variables: Record<string, string> = {
  ...serverVariables(() => UNUSED_ADDRESS),
  STATUS_SOURCES: 'ping',
  GAME_SERVER_KEY,
  APPLICATIONS_WEBHOOK_URL: `http://${UNUSED_ADDRESS}/webhook`,
};
beforeAll(async () => {
  [blobs, shop] = await Promise.all([startBlobs(), startShopService()]);
  Object.assign(variables, shop.variables);
  const document = apiDocument(await loadRoutes(), '1.0.0');
  operations = document.paths as typeof operations;
  ajv.addSchema(closed(document) as AnySchema, 'document');
});
const mail = setUpMailSite(variables);
afterAll(() => Promise.all([blobs.stop(), shop.stop()]));

/** Disallows fields that the document does not name, to find missing ones. */
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

/** Prepares the site, and returns the call's path, headers and body. The caller is the first that the document names. */
async function prepare(route: string, how: typeof preparedCall | typeof sampleCall) {
  const arrival = await arrive({
    ...mail,
    database: mail.site.database,
    add: mail.site.add,
    origin: SITE_URL,
    gameServerKey: GAME_SERVER_KEY,
  });
  const { path, body, status } = await how(route, arrival);
  const [kind = ''] = Object.keys(operationOf(route).operation.security[0] ?? {});
  const headers = new Map(Object.entries(arrival.headers)).get(kind) ?? {};
  const [method = ''] = route.split(' ');
  return { target: `${method} ${API_BASE}${path}`, headers, body, status };
}

test.each(Object.keys(CALLS))('%s is answered as the document says', async (route) => {
  const { target, headers, body, status } = await prepare(route, preparedCall);
  const answer = await mail.call(target, { headers, ...(body !== undefined && { body }) });
  expect(answer.status).toBe(status);
  expect(answer.status).toBeLessThan(300);
  expectDocumented(route, answer);
});

const withBody = Object.keys(CALLS).filter((route) => CALLS[route]?.body !== undefined);
test.each(withBody)('%s refuses what the document rules out', async (route) => {
  const { target, headers, body: sample } = await prepare(route, sampleCall);
  const schema = operationOf(route).operation.requestBody?.content['application/json'].schema ?? {};
  const good = sample as Record<string, unknown>;
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
