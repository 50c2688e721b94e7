import { randomBytes, randomUUID, scryptSync } from 'node:crypto';
import type { User } from '@/contract/users';
import type { Credentials } from '../../../functions/core/auth/user-record';

/** Returns an account to store; without `passwordHash`, no password matches it. */
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

/** Hashes a password as the store does, but with cheap parameters, which are part of the hash. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 });
  return `$scrypt$ln=4,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
