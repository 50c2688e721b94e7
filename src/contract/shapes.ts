import * as v from 'valibot';

/** ISO 8601. */
export const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** Finite, 0 or more. */
export const figure = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Where a list goes on, for `?cursor=`; null at the end. */
export const cursor = v.nullable(v.string());

/** Whoever did something, by the name of that moment. */
export const person = v.object({ id: v.string(), username: v.string() });

/** Texts by names that are not known beforehand. The validator alone would take a list for such an object. */
export const texts = v.pipe(
  v.record(v.string(), v.string()),
  v.check((value) => !Array.isArray(value)),
);
