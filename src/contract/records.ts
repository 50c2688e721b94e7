import { mixed, type Schema, ValidationError } from 'yup';

/** Whoever sends many faulty records reads of the first ones alone: naming all of a thousand takes a quarter of a second. */
const MOST_NAMED = 20;

/**
 * For `lazy`: the schema of a list that is refused whole for a faulty record. With too many of them it looks at the list up to the
 * last that it names.
 */
export function recordsOf<T>(list: Schema<T[]>, record: Schema<T>): (value: unknown[]) => Schema<T[]> {
  /** A schema is asked for twice, before and after it has read the list, which is mostly the same one. */
  const sound = new WeakSet<unknown[]>();
  return (value) => {
    if (sound.has(value)) return list;
    let faulty = 0;
    const last = value.findIndex((one) => !record.isValidSync(one) && (faulty += 1) === MOST_NAMED);
    if (last !== -1) return refusedFor(list, last + 1);
    sound.add(value);
    return list;
  };
}

/** Names what is wrong with the first `count` records. */
function refusedFor<T>(list: Schema<T[]>, count: number): Schema<T[]> {
  return mixed<T[]>()
    .required()
    .test('records', (value, context) => {
      try {
        list.validateSync((value as T[]).slice(0, count), { abortEarly: false });
        return true;
      } catch (fault) {
        if (!ValidationError.isError(fault)) throw fault;
        return new ValidationError(
          fault.inner.map(({ path = '', message }) =>
            context.createError({ path: context.path + path, message }),
          ),
        );
      }
    });
}
