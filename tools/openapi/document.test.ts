import metaSchema from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { identity } from '#network/identity';
import { CALLS } from '../../test/support/server/calls';
import { apiDocument, type RoutesByEntry } from './document';
import { loadRoutes } from './entries';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

let routes: RoutesByEntry = {};
let document: Record<string, unknown> = {};
let operations: [name: string, operation: Operation][] = [];
beforeAll(async () => {
  routes = await loadRoutes();
  document = { ...apiDocument(routes, '1.2.3') };
  const paths = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  operations = paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
});

test('the document is one of OpenAPI 3.1, with schemas of JSON Schema 2020-12', () => {
  const ajv = addFormats(new Ajv2020({ strict: false }));
  ajv.addFormat('media-range', true);
  const isDocument = ajv.compile(metaSchema);
  isDocument(document);
  expect(isDocument.errors ?? []).toEqual([]);
  ajv.addSchema(document, 'document');
  const schemas = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  for (const [, pointer = ''] of schemas) expect(ajv.getSchema(`document${pointer}`)).toBeDefined();
});

test('it names exactly the routes that there are, each by a name of its own', () => {
  const expected = Object.keys(CALLS).map((route) => route.replace(' ', ' /api').replace(/:(\w+)/g, '{$1}'));
  expect(operations.map(([name]) => name).toSorted()).toEqual(expected.toSorted());
  expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
});

test('it stands for the published site, and is the same each time', () => {
  expect(document).toMatchObject({ info: { version: '1.2.3' }, servers: [{ url: identity.url }] });
  expect(JSON.stringify(apiDocument(routes, '1.2.3'))).toBe(JSON.stringify(document));
});

test('what nobody has described stops it from being written', () => {
  expect(() => apiDocument({ ...routes, unheard: [] }, '1')).toThrow('unheard');
});
