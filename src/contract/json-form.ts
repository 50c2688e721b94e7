import type { Schema } from 'yup';

/** A part of JSON Schema, as much of it as says what a check of this site says. */
export type JsonForm = Readonly<Record<string, unknown>>;

/**
 * What a schema of a request says of itself for the API's document, as its `meta`: checks are functions, and nobody can read
 * those. Whoever writes a check without a `form` is told so when the document is written.
 */
declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Of a single value. */
    form?: JsonForm;
    /** Of `lazy`: what it is when it is there. */
    holds?: Schema<unknown>;
    /** Of `lazy`: whether it may be left out. */
    isOptional?: boolean;
    /** Of `lazy`: whether it may be null. */
    isNullable?: boolean;
    /** Of an object: what else holds of its fields. */
    among?: JsonForm;
    /** Of a list: most of its items. */
    most?: number;
  }
}

/** A text of one of these. */
export const choiceForm = (values: readonly (string | number)[]): JsonForm => ({ enum: values });

const HEX = '[0-9a-fA-F]';
/** A UUID in whatever case. */
export const UUID_FORM: JsonForm = {
  type: 'string',
  format: 'uuid',
  pattern: `^${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}$`,
};
