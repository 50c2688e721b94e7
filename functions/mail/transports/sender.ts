/** Who sends, as mails say it. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Name and address in one, as a header has them. */
export function mailbox({ name, address }: Sender): string {
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/** Says that a program wrote the mail, so that no other one answers it (RFC 3834). */
export const AUTOMATIC = ['Auto-Submitted', 'auto-generated'] as const;
