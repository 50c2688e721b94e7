import { mixed, type Schema, ValidationError } from 'yup';

/** Bounds the named faults of a list: naming all of a thousand takes a quarter of a second. */
const MOST_NAMED = 20;

/**
 * Returns a function for `lazy`, with the schema of a list that a single faulty record invalidates. If there
 * are too many faults, it reads the list up to the last one that it names.
 */
export function recordsOf<T>(list: Schema<T[]>, record: Schema<T>): (value: unknown[]) => Schema<T[]> {
  /** Yup asks for the schema twice, before and after it has read the list, usually with the same list. */
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

/** Returns a schema that names the faults of the first `count` records. */
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
