import { randomUUID } from 'node:crypto';
import type { LetterKind } from '@/messages/en/mail';
import { type MailPurpose, newNonce } from '../core/auth/mail-token';

/** A mail that is yet to be stored. */
export interface Letter {
  /** A UUID, by which a receiver knows a repetition. */
  readonly id: string;
  readonly kind: LetterKind;
  /** Null: the address that the account has before the change that the mail tells of. */
  readonly to: string | null;
  /** Stored only when this of the account changes; null when it is always. */
  readonly when: 'email' | 'password' | null;
  /** What the text tells besides the name, by the names that its kind knows. */
  readonly details: Readonly<Record<string, string>>;
  /** The random part of the link's token; null for a mail that proves nothing. */
  readonly nonce: string | null;
  /** The address that may get only so many of these an hour, as it was typed; null when nobody can cause more than a few. */
  readonly limitedTo: string | null;
}

const LINKED: Partial<Record<LetterKind, MailPurpose>> = { verify_email: 'verify', reset_password: 'reset' };

/** What the link of such a mail is for; null when it has none that proves anything. */
export function purposeOf(kind: LetterKind): MailPurpose | null {
  return LINKED[kind] ?? null;
}

const letter = (kind: LetterKind, rest: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  kind,
  to: null,
  when: null,
  details: {},
  nonce: purposeOf(kind) === null ? null : newNonce(),
  limitedTo: null,
  ...rest,
});

/** Asks whoever reads an address to confirm it. */
export const verificationLetter = (email: string): Letter =>
  letter('verify_email', { to: email, limitedTo: email });

/** Lets the owner of an account choose a new password; `email` is what was typed, and the mail goes to the account's own. */
export const resetLetter = (email: string): Letter => letter('reset_password', { limitedTo: email });

/**
 * Tells the present address that another one, `wanted`, is to take its place. Here and below `email` is the account's: whoever changes
 * such things all the time floods nobody's mail.
 */
export const addressRequestedLetter = (email: string, wanted: string): Letter =>
  letter('address_requested', { details: { email: wanted }, limitedTo: email });

/**
 * Tells the old address that another one has taken its place, if it has. It gets one for each time that its reader confirms it, since the
 * account no longer has it afterwards.
 */
export const addressChangedLetter = (): Letter => letter('address_changed', { when: 'email' });

/** Tells that the password was changed, if it was. */
export const passwordChangedLetter = (email: string): Letter =>
  letter('password_changed', { when: 'password', limitedTo: email });

/** Tells of a sign-in from a device that is new to the account: its kind in words, `Firefox on Windows`, or null if it did not say. */
export const newDeviceLetter = (email: string, device: string | null): Letter =>
  letter('new_device', { details: { device: device ?? '' }, limitedTo: email });

/** What signing in may take besides the password. */
type Factor = 'app' | 'passkey';

/** Tells that signing in takes something more from now on, or may. */
export const secondFactorAddedLetter = (email: string, factor: Factor): Letter =>
  letter('second_factor_added', { details: { factor }, limitedTo: email });

export const secondFactorRemovedLetter = (email: string, factor: Factor): Letter =>
  letter('second_factor_removed', { details: { factor }, limitedTo: email });

/** Tells that somebody signed in, or confirmed something, with a recovery code; so many are left. */
export const recoveryCodeUsedLetter = (email: string, left: number): Letter =>
  letter('recovery_code_used', { details: { left: String(left) }, limitedTo: email });

/**
 * Tells an applicant how the team has decided, which only staff can cause. The script that stores it adds `position` and `note` to its
 * details.
 */
export const decisionLetter = (state: 'accepted' | 'rejected'): Letter =>
  letter('decision', { details: { state } });
