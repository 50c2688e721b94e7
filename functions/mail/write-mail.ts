import { identity } from '#network/identity';
import { canonicalEmail } from '@/contract/canonical-email';
import { greeting, type LetterKind, type LetterText, letterText, signature } from '@/messages/en/mail';
import { mailToken } from '../core/auth/mail-token';
import { purposeOf } from './letter';
import { mailHtml } from './mail-html';

/** A mail as it is stored. */
export interface StoredLetter {
  readonly id: string;
  readonly kind: LetterKind;
  readonly to: string;
  readonly username: string;
  readonly details: Readonly<Record<string, string>>;
  /** The random part of the link's token; null for a mail that proves nothing. */
  readonly nonce: string | null;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** A mail as it goes out. The same letter makes the same mail each time, so that a receiver knows a repetition. */
export interface Mail {
  readonly id: string;
  /** With angle brackets: the same at every attempt. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface MailWriting {
  /** Where links lead; without a slash at the end. */
  readonly siteUrl: string;
  readonly siteSecret: string;
}

export function writeMail(letter: StoredLetter, { siteUrl, siteSecret }: MailWriting): Mail {
  const { id, kind, to, username, details, nonce, writtenAt } = letter;
  const text = letterText(kind, details);
  const purpose = purposeOf(kind);
  const fragment = purpose && nonce ? `#token=${mailToken(purpose, nonce, siteSecret)}` : '';
  const link = `${siteUrl}${text.action.path}${fragment}`;
  return {
    id,
    messageId: `<${id}@${new URL(identity.url).hostname}>`,
    // Accounts that are older than this form have a domain in Unicode, which no mail service has to take.
    to: canonicalEmail(to),
    subject: inOneLine(text.subject),
    text: plainText(text, username, link, siteUrl),
    html: mailHtml({ text, username, link, siteUrl }),
    writtenAt,
  };
}

function plainText(text: LetterText, username: string, link: string, siteUrl: string): string {
  const blocks = [
    greeting(username),
    ...text.paragraphs,
    `${text.action.label}:\n${link}`,
    ...text.afterword,
    `${signature.name}\n${siteUrl}\n${signature.reason}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
