import { randomUUID } from 'node:crypto';
import type { EmailKind } from '#messages/mail';
import { type MailPurpose, newNonce } from '../core/auth/mail-token';

/** An email, not yet stored. */
export interface NewEmail {
  /** A UUID, by which a receiver recognizes a repetition. */
  readonly id: string;
  readonly kind: EmailKind;
  /** Null for the account's address before the change that the email reports. */
  readonly to: string | null;
  /** The property whose change causes the email to be stored; null to store it always. */
  readonly when: 'email' | 'password' | null;
  /** Values in the text besides the name, by the names of its kind. */
  readonly details: Readonly<Record<string, string>>;
  /** The random part of the link's token; null for an email that proves nothing. */
  readonly nonce: string | null;
  /** The address, as typed, whose emails per hour are limited; null where nobody can cause more than a few. */
  readonly limitedTo: string | null;
}

const LINKED: Partial<Record<EmailKind, MailPurpose>> = { verify_email: 'verify', reset_password: 'reset' };

/** Returns the purpose of the email's link; null without a link that proves anything. */
export function purposeOf(kind: EmailKind): MailPurpose | null {
  return LINKED[kind] ?? null;
}

const newEmail = (kind: EmailKind, rest: Partial<NewEmail> = {}): NewEmail => ({
  id: randomUUID(),
  kind,
  to: null,
  when: null,
  details: {},
  nonce: purposeOf(kind) === null ? null : newNonce(),
  limitedTo: null,
  ...rest,
});

/** Asks the reader of an address to confirm it. */
export const verificationEmail = (email: string): NewEmail =>
  newEmail('verify_email', { to: email, limitedTo: email });

/**
 * Lets the owner of an account choose a new password; `email` is the address as typed, and the email goes to the account's own.
 */
export const resetEmail = (email: string): NewEmail => newEmail('reset_password', { limitedTo: email });

/**
 * Informs the current address of a request to replace it by another one, `wanted`. Here and below `email` is the account's
 * address, which limits the emails that frequent changes can cause.
 */
export const addressRequestedEmail = (email: string, wanted: string): NewEmail =>
  newEmail('address_requested', { details: { email: wanted }, limitedTo: email });

/**
 * Informs the old address that another one has replaced it, if it has. It gets one for each time that its reader confirms it,
 * because the account no longer has it afterwards.
 */
export const addressChangedEmail = (): NewEmail => newEmail('address_changed', { when: 'email' });

/** Reports that the password was changed, if it was. */
export const passwordChangedEmail = (email: string): NewEmail =>
  newEmail('password_changed', { when: 'password', limitedTo: email });

/** Reports a sign-in from a device that is new to the account: its kind, `Firefox on Windows`, or null if unknown. */
export const newDeviceEmail = (email: string, device: string | null): NewEmail =>
  newEmail('new_device', { details: { device: device ?? '' }, limitedTo: email });

/** A second factor, or a passkey that replaces the password. */
type Factor = 'app' | 'passkey';

/** Reports a new factor, which signing in requires or accepts from now on. */
export const secondFactorAddedEmail = (email: string, factor: Factor): NewEmail =>
  newEmail('second_factor_added', { details: { factor }, limitedTo: email });

export const secondFactorRemovedEmail = (email: string, factor: Factor): NewEmail =>
  newEmail('second_factor_removed', { details: { factor }, limitedTo: email });

/** Reports that a recovery code was used to sign in or to confirm an action; `left` codes remain. */
export const recoveryCodeUsedEmail = (email: string, left: number): NewEmail =>
  newEmail('recovery_code_used', { details: { left: String(left) }, limitedTo: email });

/**
 * Informs an applicant of the team's decision, which only staff can cause. The script that stores it adds `position` and `note`
 * to its details.
 */
export const decisionEmail = (state: 'accepted' | 'rejected'): NewEmail =>
  newEmail('decision', { details: { state } });

/**
 * Sends an answer of staff to a visitor's message. The script that stores it adds `subject` and `message` to its details.
 * @param id the answer's
 */
export const answerEmail = (id: string, text: string): NewEmail =>
  newEmail('answer', { id, details: { text } });
