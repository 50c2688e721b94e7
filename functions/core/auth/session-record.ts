import { DatabaseError } from '../database/database';
import { toRecord } from '../database/replies';
import type { StoredSession } from './caller';

/** @throws DatabaseError when the text is no session: nobody is signed in with it */
export function unpackSession(json: unknown): StoredSession {
  const { id, createdAt, lastUsedAt } = toRecord(json);
  if (typeof id !== 'string' || typeof createdAt !== 'number' || typeof lastUsedAt !== 'number') {
    throw new DatabaseError();
  }
  return { id, createdAt, lastUsedAt };
}
