import { identity } from '#network/identity';
import type { User } from '@/contract/users';
import { emailKeys } from '../core/auth/account-keys';

export type NamesOfAccount = Pick<User, 'username' | 'email'>;

/**
 * Returns whether every attacker of this account knows the password: its name, its email address, the part before the at sign, or
 * the name of the site. Case, punctuation, spaces and Unicode forms make no difference.
 */
export function isPersonal(password: string, { username, email }: NamesOfAccount): boolean {
  const addresses = [email, ...emailKeys(email)];
  const known = [username, ...addresses, email.slice(0, email.lastIndexOf('@')), identity.name].map(letters);
  const given = letters(password);
  return given !== '' && known.includes(given);
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
