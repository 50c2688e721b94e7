import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@/contract/audit';
import type { User } from '@/contract/users';
import type { Clock } from './time/clock';

/** An admin's action, written to the audit log atomically with the change. */
export interface AuditRecord {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The id alone, so a deleted account is no longer named in the log. */
  readonly actor: { readonly id: string };
  readonly action: AuditAction;
}

/** State of the request that is being answered. */
export interface CurrentRequest {
  readonly id: string;
  /** Records whose entries may be in the audit log. */
  readonly audited: AuditRecord[];
  /** The account that calls, once it is known. */
  account: Pick<User, 'id' | 'role'> | null;
  /** Billed database commands of this request so far. */
  commands: number;
  /** The declared path of the route, with its parameters' names; null until a route is found. */
  route: string | null;
  /** True once a route is found that anybody may call to read. */
  isView: boolean;
  /** Stores, after the response, that an outside service has failed, and why. */
  readonly noteFailure: (service: string, reason: string) => void;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** Returns the request that this code runs for, including its background work; undefined outside of requests. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

export const runRequest = <T>(request: CurrentRequest, run: () => T): T => current.run(request, run);

/** Returns the record of an admin's action, for the store to log atomically with the change. */
export function auditRecord(
  clock: Pick<Clock, 'now'>,
  { id }: AuditRecord['actor'],
  action: AuditRecord['action'],
): AuditRecord {
  const record = { id: randomUUID(), at: clock.now(), action, actor: { id } };
  currentRequest()?.audited.push(record);
  return record;
}
