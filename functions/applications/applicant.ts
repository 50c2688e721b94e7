import { createHash } from 'node:crypto';
import type { ApplicationOutline } from './store/application-record';

/** Who applies when an account does. */
export function applicantOfAccount(accountId: string): string {
  return `account:${accountId}`;
}

/** Who applies when nobody is signed in: the player of a name in the game and in the chat, in whatever case. */
export function applicantOfPerson({ ign, discord }: Pick<ApplicationOutline, 'ign' | 'discord'>): string {
  const names = [ign, discord].map((name) => name.trim().normalize('NFC').toLowerCase());
  return `person:${createHash('sha256').update(JSON.stringify(names)).digest('base64url')}`;
}
