import { DatabaseError } from '../database/database';
import { toRecord } from '../database/replies';
import type { StoredSession } from './caller';

/** @throws DatabaseError when the text is not a session */
export function unpackSession(json: unknown): StoredSession {
  const { id, createdAt, lastUsedAt } = toRecord(json);
  if (typeof id !== 'string' || typeof createdAt !== 'number' || typeof lastUsedAt !== 'number') {
    throw new DatabaseError();
  }
  return { id, createdAt, lastUsedAt };
}
