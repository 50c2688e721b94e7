import { isRecord } from '@/lib/is-record';

export { isRecord };

/** Returns the named own property of an untrusted value; undefined when the value is not an object or has no such property. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
