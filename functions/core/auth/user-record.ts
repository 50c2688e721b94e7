import { type Role, ROLES, type User } from '@/contract/users';
import type { AuditRecord, Credentials, StoredChanges } from '../../accounts/account-ports';
import { fold, position } from './account-keys';
import { DatabaseAway } from '../database/database';
import { toRecord } from '../database/replies';

/** An account as JSON, with what scripts need to keep the indexes: `nameKey`, `emailKey` and `position`. */
export function packAccount({ user, passwordHash }: Credentials): string {
  return JSON.stringify({
    ...user,
    passwordHash,
    nameKey: fold(user.username),
    emailKey: fold(user.email),
    position: position(Date.parse(user.createdAt), user.id),
  });
}

/** The fields that change, as JSON. */
export function packChanges({ username, email, role, passwordHash }: StoredChanges): string {
  return JSON.stringify({
    ...(username !== undefined && { username, nameKey: fold(username) }),
    ...(email !== undefined && { email, emailKey: fold(email) }),
    role,
    passwordHash,
  });
}

/** The audit entry that a script completes, as JSON, and its position; both empty when nothing is logged. */
export function packAudit(record: AuditRecord | undefined): [entry: string, position: string] {
  if (!record) return ['', ''];
  const { id, at, action, actor } = record;
  const entry = {
    id,
    at: new Date(at).toISOString(),
    action,
    actor: { id: actor.id, username: actor.username },
  };
  return [JSON.stringify(entry), position(at, id)];
}

/** @throws DatabaseAway when the text is no account: whoever it belongs to, nobody signs in with it */
export function unpackAccount(json: unknown): Credentials {
  const record = toRecord(json);
  const { passwordHash } = record;
  if (typeof passwordHash !== 'string') throw new DatabaseAway();
  return { user: toUser(record), passwordHash };
}

function toUser({ id, username, email, role, createdAt }: Record<string, unknown>): User {
  const isWhole =
    typeof id === 'string' &&
    typeof username === 'string' &&
    typeof email === 'string' &&
    typeof createdAt === 'string' &&
    isRole(role);
  if (!isWhole) throw new DatabaseAway();
  return { id, username, email, role, createdAt };
}

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
