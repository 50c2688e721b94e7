import { type Post, type PostOutcome, postOnce, saidBy } from '../../core/outbox/post';
import { field } from '../../core/untrusted';
import type { Mail } from '../write-mail';
import { markOf, mailbox, type Sender } from './sender';

export interface ResendOptions {
  readonly key: string;
  readonly sender: Sender;
  readonly userAgent: string;
  /** Base URL of the service; its own by default, which only tests replace. */
  readonly baseUrl?: string;
  readonly timeLimitMs?: number;
}

/**
 * Sends with Resend (API reference, "Send Email" and "Errors"). It recognizes an email by its idempotency key for 24 hours, which
 * is as long as the outbox tries.
 */
export function resend({
  key,
  sender,
  userAgent,
  baseUrl = 'https://api.resend.com',
  timeLimitMs,
}: ResendOptions): Post<Mail> {
  return (mail) => {
    const { id, messageId, to, replyTo, subject, text, html } = mail;
    const headers = { 'Message-ID': messageId, ...markOf(mail) };
    const body = JSON.stringify({
      from: mailbox(sender),
      to: [to],
      reply_to: replyTo ?? undefined,
      subject,
      text,
      html,
      headers,
    });
    return postOnce(
      { url: `${baseUrl}/emails`, userAgent, timeLimitMs },
      {
        body,
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': id,
        },
      },
      outcomeOf,
    );
  };
}

/** Faults of the settings that have the status of a faulty email. */
const NOT_THE_MAIL = ['invalid_from_address', 'invalid_idempotency_key'];

async function outcomeOf(response: Response): Promise<PostOutcome> {
  const { ok, status } = response;
  if (ok) return { kind: 'taken' };
  const name = String(field(await saidBy(response), 'name'));
  // The key was used for another text: the email was sent before the site's texts changed.
  if (name === 'invalid_idempotent_request') return { kind: 'taken' };
  const isTheMail = (status === 400 || status === 422) && !NOT_THE_MAIL.includes(name);
  return isTheMail ? { kind: 'refused', status } : { kind: 'failed', status };
}
