import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import type { User } from '@/contract/users';
import type { Credentials } from '../../../functions/core/auth/user-record';

/** An account that is yet to be stored; its hash is no password's unless one is given. */
export function accountOf(
  username: string,
  { passwordHash = 'hash', ...user }: Partial<User> & { passwordHash?: string } = {},
): Credentials {
  return {
    user: {
      id: randomUUID(),
      username,
      email: `${username}@example.org`,
      role: 'user',
      createdAt: '2026-05-25T12:00:00.000Z',
      emailVerified: false,
      pendingEmail: null,
      secondFactor: false,
      player: null,
      ...user,
    },
    passwordHash,
  };
}

/** A password's hash as the store keeps it, made with little work: parameters are part of it. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 });
  return `$scrypt$ln=4,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
