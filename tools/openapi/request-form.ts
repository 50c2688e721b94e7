import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import type { JsonForm } from '@/contract/json-form';

/**
 * What checks ask for, by their names: null where the form says it, else in words for what JSON Schema cannot say, with the check’s
 * parameters in braces. A check that is
 * not named here must not be left out of the document silently.
 */
export const CHECKS: Readonly<Record<string, string | null>> = {
  limit: null,
  length: null,
  least: null,
  most: null,
  given: null,
  max: null,
  uuid: null,
  characters: null,
  digits: null,
  player: 'It must be a name on the servers of this network.',
  typeError: null,
  visible: 'It must hold more than spaces and invisible characters.',
  clear: 'Control characters and halves of characters are refused.',
  honest: 'Invisible characters are refused, but for joiners of emoji and of scripts that have them.',
  address: 'Its domain must have a last part of two letters or more.',
  name: 'Invisible characters are refused.',
  form: null,
  day: 'It must be a day of the calendar from 1900 to 2099.',
  young: 'It must be {least} or more.',
  old: 'It must be below 100.',
  offered: null,
  recent: 'It must lie within the last days, and not ahead.',
  unknown: 'Other fields than these are refused.',
  link: 'A valid address that begins with https://, mailto: or one slash.',
  markdown:
    'Markdown without HTML; links begin with https://, mailto: or one slash, and pictures are the site’s own.',
  total: 'All answers together are limited as well.',
};

/**
 * The JSON Schema of what a schema of a request takes.
 * @throws Error for what nobody has said how to write
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

/** An object that is left out is read as an empty one, which is refused for what it lacks. */
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
