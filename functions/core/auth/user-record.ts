import * as v from 'valibot';
import { type Role, type User, userSchema } from '@/contract/users';
import { DatabaseError } from '../database/database';
import { position } from '../database/paged-index';
import { toRecord } from '../database/replies';
import { emailKey, fold } from './account-keys';

/** An account with the proof of its owner. Only services that check passwords get to see one. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

export interface StoredChanges {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly passwordHash?: string | undefined;
  /** Null withdraws a requested change of address. */
  readonly pendingEmail?: string | null | undefined;
}

/**
 * Returns an account as JSON, with the fields that scripts need for the indexes: `nameKey`, `emailKey`, `position`, `pendingKey`
 * beside a `pendingEmail`, and `playerKey` beside a `player`.
 */
export function packAccount({ user, passwordHash }: Credentials): string {
  return JSON.stringify({
    ...user,
    passwordHash,
    nameKey: fold(user.username),
    emailKey: emailKey(user.email),
    position: position(Date.parse(user.createdAt), user.id),
  });
}

export function packChanges({ username, email, role, passwordHash, pendingEmail }: StoredChanges): string {
  return JSON.stringify({
    ...(username !== undefined && { username, nameKey: fold(username) }),
    ...(email !== undefined && { email, emailKey: emailKey(email) }),
    ...(pendingEmail !== undefined && { pendingEmail, pendingKey: emailKey(pendingEmail ?? '') }),
    role,
    passwordHash,
  });
}

/** @throws DatabaseError when the text is not an account */
export function unpackAccount(json: unknown): Credentials {
  const record = toRecord(json);
  const { passwordHash } = record;
  const user = v.safeParse(userSchema, record);
  if (typeof passwordHash !== 'string' || !user.success) throw new DatabaseError();
  // Defaults for accounts that were stored before these fields existed.
  const defaults = { emailVerified: false, pendingEmail: null, secondFactor: false, player: null };
  return { user: { ...defaults, ...user.output }, passwordHash };
}
