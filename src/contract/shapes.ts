import * as v from 'valibot';

/** ISO 8601. */
export const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Finite, 0 or more. */
export const figure = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value >= 0),
);

/** Position at which a list continues, for `?cursor=`; null at the end. */
export const cursor = v.nullable(v.string());

/** The person behind an action, with the name at that time. */
export const person = v.object({ id: v.string(), username: v.string() });

/** Rejects lists, which the validator would take for objects whose optional fields are missing. */
export const noList = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.custom<v.InferInput<Schema>>((value) => !Array.isArray(value)),
    schema,
  );

/** Texts keyed by arbitrary names. */
export const texts = noList(v.record(v.string(), v.string()));

/** Object with an entry for each of these ids, and possibly others. */
export const byId = <Id extends string, Schema extends v.GenericSchema>(ids: readonly Id[], schema: Schema) =>
  v.object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);
