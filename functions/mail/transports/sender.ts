import type { Mail } from '../write-mail';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Formats name and address for a header. */
export function mailbox({ name, address }: Sender): string {
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/** Returns the header that marks an email that no person wrote, so that no autoresponder answers it (RFC 3834). */
export function markOf({ replyTo }: Pick<Mail, 'replyTo'>): Record<string, string> {
  return replyTo === null ? { 'Auto-Submitted': 'auto-generated' } : {};
}
