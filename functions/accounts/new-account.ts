import { randomUUID } from 'node:crypto';
import type { User } from '@/contract/users';
import type { Credentials } from '../core/auth/user-record';
import type { Clock } from '../core/time/clock';
import type { Passwords } from './passwords';

export interface NewAccountParts {
  readonly passwords: Passwords;
  readonly clock: Clock;
}

export async function newAccount(
  { username, email, role }: Pick<User, 'username' | 'email' | 'role'>,
  password: string,
  { passwords, clock }: NewAccountParts,
): Promise<Credentials> {
  const passwordHash = await passwords.hash(password);
  const createdAt = new Date(clock.now()).toISOString();
  const user = {
    id: randomUUID(),
    username,
    email,
    role,
    createdAt,
    emailVerified: false,
    pendingEmail: null,
    secondFactor: false,
    player: null,
  };
  return { user, passwordHash };
}
