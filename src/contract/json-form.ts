// Decision record: docs/decisions/0008-schemas-and-api-document.md
import type { Schema } from 'yup';

/** The subset of JSON Schema that describes this site's checks. */
export type JsonForm = Readonly<Record<string, unknown>>;

/**
 * `meta` that a request schema carries for the API's document, because checks are functions and cannot be
 * read. Writing the document fails for a check without a `form`.
 */
declare module 'yup' {
  interface CustomSchemaMetadata {
    /** Form of a single value. */
    form?: JsonForm;
    /** Schema of a present value; for `lazy`. */
    holds?: Schema<unknown>;
    /** True if the value may be omitted; for `lazy`. */
    isOptional?: boolean;
    /** True if the value may be null; for `lazy`. */
    isNullable?: boolean;
    /** Constraints among the fields of an object. */
    among?: JsonForm;
    /** Maximum number of items of a list. */
    most?: number;
  }
}

/** Returns the form of a choice among the given values. */
export const choiceForm = (values: readonly (string | number)[]): JsonForm => ({ enum: values });

const HEX = '[0-9a-fA-F]';
/** A UUID in either case. */
export const UUID_FORM: JsonForm = {
  type: 'string',
  format: 'uuid',
  pattern: `^${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12}$`,
};
