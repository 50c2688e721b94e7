import { AsyncLocalStorage } from 'node:async_hooks';
import type { User } from '@/contract/users';
import type { AuditRecord } from './audit/audit-record';

/** What belongs to the request that is being answered. */
export interface CurrentRequest {
  /** As the platform calls it. */
  readonly id: string;
  /** What may have been written to the audit log. */
  readonly audited: AuditRecord[];
  /** The account that makes it, once that is known. */
  account: Pick<User, 'id' | 'role'> | null;
  /** Database commands that it has cost so far, as they are billed. */
  commands: number;
  /** The path that its route declares, with its parameters' names; null while no route is found. */
  route: string | null;
  /** Remembers, after the answer, that an outside service has failed, and why. */
  readonly noteFailure: (service: string, reason: string) => void;
}

const current = new AsyncLocalStorage<CurrentRequest>();

/** The request that this runs for, also in what it leaves running; undefined outside of requests. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();

export const runRequest = <T>(request: CurrentRequest, run: () => T): T => current.run(request, run);
