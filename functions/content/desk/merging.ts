import type { AuditRecord } from '../../core/request';

/** Fields that every change sets on the document. */
export const stamps = ({ id, at }: AuditRecord) => ({ edit: id, updatedAt: new Date(at).toISOString() });

/** Merges the given fields into the existing ones; undefined fields are not given. */
export function merged<T extends object>(there: T, given: object): T {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...there, ...Object.fromEntries(named) };
}

/** Returns the names of given fields that differ from the existing ones. */
export function namesOfChanged(there: object, given: object): string[] {
  const before = new Map<string, unknown>(Object.entries(there));
  const isChanged = (name: string, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.entries(given).flatMap(([name, value]) => (isChanged(name, value) ? [name] : []));
}
