import * as v from 'valibot';
import { type Role, type User, userSchema } from '@/contract/users';
import { DatabaseError } from '../database/database';
import { position } from '../database/paged-index';
import { toRecord } from '../database/replies';
import { emailKey, fold } from './account-keys';

/** An account with what proves who its owner is. Only services that check passwords get to see one. */
export interface Credentials {
  readonly user: User;
  readonly passwordHash: string;
}

/** What of an account can change. */
export interface StoredChanges {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly role?: Role | undefined;
  readonly passwordHash?: string | undefined;
  /** Null takes back a wish for another address. */
  readonly pendingEmail?: string | null | undefined;
}

/**
 * An account as JSON, with what scripts need to keep the indexes: `nameKey`, `emailKey`, `position` and, beside
 * a `pendingEmail`, its `pendingKey`, and beside a `player` its `playerKey`.
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

/** The fields that change, as JSON. */
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
  // An account that was stored before there were such fields.
  const defaults = { emailVerified: false, pendingEmail: null, secondFactor: false, player: null };
  return { user: { ...defaults, ...user.output }, passwordHash };
}
