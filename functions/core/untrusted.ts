import { isRecord } from '@/lib/is-record';

export { isRecord };

/** The named own property of an untrusted value; undefined when the value is no object or has none such. */
export function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
