import { greetings, type EmailKind, type EmailText, emailText, signature } from '#messages/mail';
import { identity } from '#network/identity';
import { canonicalEmail } from '@/contract/canonical-email';
import { mailToken } from '../core/auth/mail-token';
import { mailHtml } from './mail-html';
import { purposeOf } from './new-email';

export interface StoredEmail {
  readonly id: string;
  readonly kind: EmailKind;
  readonly to: string;
  /** Empty for a visitor without an account. */
  readonly username: string;
  readonly details: Readonly<Record<string, string>>;
  /** The random part of the link's token; null for an email that proves nothing. */
  readonly nonce: string | null;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** A finished email. The same stored email always gives the same message, so that a receiver recognizes a repetition. */
export interface Mail {
  readonly id: string;
  /** Message id with angle brackets, the same at every attempt. */
  readonly messageId: string;
  readonly to: string;
  /** Address for replies to a person of the team; null for an email that the site writes by itself. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface MailWriting {
  /** Base URL of links, without a slash at the end. */
  readonly siteUrl: string;
  readonly siteSecret: string;
}

export function writeMail(email: StoredEmail, { siteUrl, siteSecret }: MailWriting): Mail {
  const { id, kind, to, username, details, nonce, writtenAt } = email;
  const text = emailText(kind, details);
  const purpose = purposeOf(kind);
  const fragment = purpose && nonce ? `#token=${mailToken(purpose, nonce, siteSecret)}` : '';
  const link = `${siteUrl}${text.action.path}${fragment}`;
  return {
    id,
    messageId: `<${id}@${new URL(identity.url).hostname}>`,
    // Accounts from before this format have a domain in Unicode, which email services may reject.
    to: canonicalEmail(to),
    replyTo: kind === 'answer' ? canonicalEmail(identity.email) : null,
    subject: inOneLine(text.subject),
    text: plainText(text, username, link, siteUrl),
    html: mailHtml({ text, username, link, siteUrl }),
    writtenAt,
  };
}

function plainText(text: EmailText, username: string, link: string, siteUrl: string): string {
  const blocks = [
    ...greetings(username),
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
