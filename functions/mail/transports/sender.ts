export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Formats name and address for a header. */
export function mailbox({ name, address }: Sender): string {
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/** Marks the email as automatic, so that no autoresponder answers it (RFC 3834). */
export const AUTOMATIC = ['Auto-Submitted', 'auto-generated'] as const;
