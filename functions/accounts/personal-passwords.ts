import { identity } from '#network/identity';
import type { User } from '@/contract/users';
import { emailKeys } from '../core/auth/account-keys';

export type NamesOfAccount = Pick<User, 'username' | 'email'>;

/**
 * Whether a password is what everybody knows who attacks this account: its name, its email address, what of that stands before
 * the at sign, or the name of the site. Case, signs, spaces and ways to write the same letter make no difference.
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
