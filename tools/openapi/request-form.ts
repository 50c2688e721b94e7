// Decision record: docs/decisions/0008-schemas-and-api-document.md
import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonForm } from '@/contract/json-form';

/**
 * Descriptions of checks by name: null if the schema expresses it, or else a text for what JSON Schema cannot express, with the
 * check's parameters in braces. A check that is missing here must not be dropped from the document silently.
 */
export const CHECKS: Readonly<Record<string, string | null>> = {
  limit: null,
  length: null,
  least: null,
  most: null,
  given: null,
  metrics: null,
  max: null,
  uuid: null,
  characters: null,
  digits: null,
  player: 'Must be a valid player name on this network.',
  typeError: null,
  visible: 'Must contain visible characters.',
  clear: 'Control characters and lone surrogates are rejected.',
  honest: 'Invisible characters are rejected, except joiners in emoji and scripts that use them.',
  address: 'The domain must end with at least two letters.',
  name: 'Invisible characters are rejected.',
  form: null,
  day: 'Must be a valid date from 1900 to 2099.',
  young: 'Must be at least {least}.',
  old: 'Must be below 100.',
  offered: null,
  recent: 'Must be within the last few days, and not in the future.',
  unknown: 'Unknown fields are rejected.',
  recurrence: 'Days exist, and there is either a last day or a number of times.',
  link: 'A valid address that begins with https://, mailto: or one slash.',
  markdown:
    'Markdown without HTML. Links start with https://, mailto: or a single slash, and pictures must be uploaded to the site.',
  total: 'The total length of all answers is limited, too.',
};

/**
 * Returns the JSON Schema of a request.
 * @throws Error for a schema or check without a known form
 */
export function requestForm(schema: Schema<unknown>): JsonForm {
  return formOf(describe(schema), 'The body');
}

function describe(schema: Schema<unknown>): SchemaDescription {
  return schema.describe() as SchemaDescription;
}

type Description = SchemaFieldDescription;

function formOf(field: Description, where: string): JsonForm {
  if (isLazy(field)) return lazyForm(field, where);
  const form = { ...plainForm(field, where), ...wordsOf(field, where) };
  return 'nullable' in field && field.nullable ? orNull(form) : form;
}

function isLazy(field: Description): boolean {
  return field.type === 'lazy';
}

function lazyForm(field: Description, where: string): JsonForm {
  const { holds, most, isNullable } = metaOf(field);
  if (!holds) throw new Error(`${where} is lazy, and does not say what it holds.`);
  const form = formOf(describe(holds), where);
  const bounded = most === undefined ? form : { ...form, maxItems: most };
  return isNullable ? orNull(bounded) : bounded;
}

function plainForm(field: Description, where: string): JsonForm {
  const { form } = metaOf(field);
  if (form) return form;
  if (field.type === 'object' && 'fields' in field)
    return { ...objectForm(field.fields, where), ...metaOf(field).among };
  if (field.type === 'array' && 'innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
    return { type: 'array', items: formOf(field.innerType, `${where}[]`), ...maxOf(field, 'maxItems') };
  }
  if (field.type === 'string') return { type: 'string', ...maxOf(field, 'maxLength') };
  throw new Error(`${where} is checked by functions alone, and has no form.`);
}

function objectForm(fields: Readonly<Record<string, Description>>, where: string): JsonForm {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !isOptional(field)).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, formOf(field, `${where}.${name}`)])),
    ...(required.length > 0 && { required }),
  };
}

/** True if a field may be left out. A missing object is read as an empty one, and rejected if that lacks a field. */
function isOptional(field: Description): boolean {
  if (isLazy(field)) return metaOf(field).isOptional === true;
  if (field.type === 'object' && 'fields' in field && 'optional' in field && field.optional) {
    return Object.values(field.fields).every(isOptional);
  }
  return 'optional' in field && field.optional;
}

function maxOf(field: Description, keyword: 'maxItems' | 'maxLength'): JsonForm {
  const max = 'tests' in field ? field.tests.find(({ name }) => name === 'max')?.params?.max : undefined;
  return typeof max === 'number' ? { [keyword]: max } : {};
}

function wordsOf(field: Description, where: string): JsonForm {
  const tests = 'tests' in field ? field.tests : [];
  const words = tests.map(({ name = 'a check without a name', params }) => {
    const said = CHECKS[name];
    if (said === undefined) throw new Error(`${where} has a check that no document can name: ${name}.`);
    return said?.replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key])) ?? null;
  });
  const description = words.filter((said) => said !== null).join(' ');
  return description === '' ? {} : { description };
}

function metaOf(field: Description) {
  return ('meta' in field && field.meta) || {};
}

function orNull(form: JsonForm): JsonForm {
  return { anyOf: [form, { type: 'null' }] };
}
