import type { AuditRecord } from '../../core/audit/audit-record';

/** What a change leaves on the document. */
export const stamps = ({ id, at }: AuditRecord) => ({ edit: id, updatedAt: new Date(at).toISOString() });

/** What is given in the place of what there is; what is undefined is not given. */
export function merged<T extends object>(there: T, given: object): T {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...there, ...Object.fromEntries(named) };
}

/** Names of what is given and different from what there is. */
export function namesOfChanged(there: object, given: object): string[] {
  const before = new Map<string, unknown>(Object.entries(there));
  const isChanged = (name: string, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.entries(given).flatMap(([name, value]) => (isChanged(name, value) ? [name] : []));
}
