import { DatabaseError } from '../database/database';
import { toRecord } from '../database/replies';
import type { StoredSession } from './caller';

/** @throws DatabaseError when the text is not a session */
export function unpackSession(json: unknown): StoredSession {
  const { id, createdAt, lastUsedAt, device, confirmedAt } = toRecord(json);
  if (typeof id !== 'string' || typeof createdAt !== 'number' || typeof lastUsedAt !== 'number') {
    throw new DatabaseError();
  }
  return {
    id,
    createdAt,
    lastUsedAt,
    device: typeof device === 'string' ? device : null,
    confirmedAt: typeof confirmedAt === 'number' ? confirmedAt : null,
  };
}

/** Leaves unknown values out. */
export function packSession({ id, createdAt, lastUsedAt, device, confirmedAt }: StoredSession): string {
  return JSON.stringify({
    id,
    createdAt,
    lastUsedAt,
    ...(device !== null && { device }),
    ...(confirmedAt !== null && { confirmedAt }),
  });
}
