import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '@/contract/users';
import type { AuditRecord } from './audit/audit-record';

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
