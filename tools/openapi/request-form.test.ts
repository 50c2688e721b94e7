import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { lazy, mixed, object, type Schema, ValidationError } from 'yup';
import type { JsonForm } from '@/contract/json-form';
import type { Route } from '../../functions/core/http/route';
import { loadRoutes } from './entries';
import { CHECKS, requestForm } from './request-form';

let routes: readonly Route[] = [];
beforeAll(async () => {
  routes = Object.values(await loadRoutes()).flat();
});

interface Form extends JsonForm {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly items?: Form;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-05-25T12:00:00.000Z',
  date: '2001-05-25',
  email: 'alex@example.org',
};
/** Odd values: a field accepts one only if its schema allows it. */
const ODD: readonly unknown[] = [null, 5, -1, 0.5, true, '', 'a'.repeat(20_000), {}, [], ['a']];

/** Removes lookaheads, which the text generator does not support. A text that violates one is an odd value. */
const withoutLookahead = (pattern: string): string => pattern.replace(/\(\?![^)]*\)/, '');

const textOf = (form: Form): fc.Arbitrary<string> => {
  const { pattern, format, minLength = 0, maxLength = 60 } = form;
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(withoutLookahead(pattern), 'u'), { maxLength });
  if (format !== undefined) return fc.constant(FORMATS[format] ?? '');
  const inner = fc.string({ minLength: Math.max(minLength - 2, 0), maxLength: Math.min(maxLength - 2, 60) });
  // The site trims texts before it checks them.
  const tidy = inner.map((text) => (minLength > 1 ? `a${text}z` : text.trim() || 'a'));
  if (form.maxLength === undefined) return tidy;
  const atLimit = fc.constantFrom(maxLength, maxLength + 1).map((length) => 'a'.repeat(length));
  return fc.oneof({ weight: 19, arbitrary: tidy }, { weight: 1, arbitrary: atLimit });
};

/** Generates values that are mostly valid for a form. */
function valueOf(form: Form): fc.Arbitrary<unknown> {
  if (form.enum) return fc.constantFrom(...form.enum);
  if (form.properties) return recordOf(form.properties);
  if (form.anyOf) return fc.oneof(...form.anyOf.map(valueOf));
  if (form.type === 'null') return fc.constant(null);
  if (form.type === 'array') return fc.array(valueOf(form.items ?? {}), { maxLength: 3 });
  if (form.type === 'integer') return fc.integer({ min: 0, max: Math.min(form.maximum ?? 0, 2 ** 31 - 1) });
  if (form.type === 'number')
    return fc.double({ min: form.minimum ?? 0, max: form.maximum ?? 1, noNaN: true });
  return textOf(form);
}

function recordOf(properties: Readonly<Record<string, Form>>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, form]) => [name, oddAtTimes(valueOf(form))] as const);
  return fc.record(Object.fromEntries(fields));
}

/** Replaces one value in twenty by an odd one or undefined. */
const oddAtTimes = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 38, arbitrary: value },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

/** Returns the names of the checks that a value fails. */
function refusals(schema: Schema<unknown>, value: unknown): (string | undefined)[] {
  try {
    schema.validateSync(value, { abortEarly: false, stripUnknown: true });
    return [];
  } catch (fault) {
    if (!ValidationError.isError(fault)) throw fault;
    return fault.inner.map(({ type }) => type);
  }
}

const ajv = addFormats(new Ajv2020({ strictRequired: false }));

test('a form takes what the schema of its request takes, but for what it says in words', () => {
  const schemas = routes.flatMap((route) => route.bodies());
  const seen = { taken: 0, refused: 0 };
  for (const schema of new Set(schemas)) {
    const form = requestForm(schema) as Form;
    const takes = ajv.compile(form);
    const holds = (given: unknown) => {
      const value: unknown = JSON.parse(JSON.stringify(given));
      const refused = refusals(schema, value);
      if (!takes(value)) {
        seen.refused += 1;
        return refused.length > 0;
      }
      seen.taken += 1;
      return refused.every((name) => name !== undefined && typeof CHECKS[name] === 'string');
    };
    fc.assert(fc.property(valueOf(form), holds), { numRuns: 60 });
  }
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(100);
});

const guard = (value: unknown): value is string => value === 'a';
test.each<[string, Schema<unknown>]>([
  ['a value that only a function knows', object({ a: mixed(guard) })],
  [
    'a check that is not listed',
    object({
      a: mixed(guard)
        .meta({ form: {} })
        .test('new', 'No', () => false),
    }),
  ],
  ['a lazy field that does not say what it holds', object({ a: lazy(() => mixed(guard)) })],
])('%s is not left out of the document silently', (_what, schema) => {
  expect(() => requestForm(schema)).toThrow('The body.a');
});
