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

/** Where a list goes on, for `?cursor=`; null at the end. */
export const cursor = v.nullable(v.string());

/** Whoever did something, by the name of that moment. */
export const person = v.object({ id: v.string(), username: v.string() });

/** Refuses lists: the validator takes one for an object that has none of the fields that it may have. */
export const noList = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.custom<v.InferInput<Schema>>((value) => !Array.isArray(value)),
    schema,
  );

/** Texts by names that are not known beforehand. */
export const texts = noList(v.record(v.string(), v.string()));

/** One of each for all of these ids; others may come along. */
export const byId = <Id extends string, Schema extends v.GenericSchema>(ids: readonly Id[], schema: Schema) =>
  v.object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<Id, Schema>);
