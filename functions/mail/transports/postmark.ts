import { type Post, type PostOutcome, postOnce, saidBy } from '../../core/outbox/post';
import { field } from '../../core/untrusted';
import type { Mail } from '../write-mail';
import { markOf, mailbox, type Sender } from './sender';

export interface PostmarkOptions {
  readonly token: string;
  readonly sender: Sender;
  readonly userAgent: string;
  /** Base URL of the service; its own by default, which only tests replace. */
  readonly baseUrl?: string;
  readonly timeLimitMs?: number;
}

/**
 * Sends with Postmark (developer documentation, "Send a single email" and "API error codes"). It keeps the Message-ID on request.
 */
export function postmark({
  token,
  sender,
  userAgent,
  baseUrl = 'https://api.postmarkapp.com',
  timeLimitMs,
}: PostmarkOptions): Post<Mail> {
  return (mail) => {
    const { messageId, to, replyTo, subject, text, html } = mail;
    const body = JSON.stringify({
      From: mailbox(sender),
      To: to,
      ReplyTo: replyTo ?? undefined,
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
      Headers: [
        { Name: 'Message-ID', Value: messageId },
        { Name: 'X-PM-KeepID', Value: 'true' },
        ...Object.entries(markOf(mail)).map(([Name, Value]) => ({ Name, Value })),
      ],
    });
    return postOnce(
      { url: `${baseUrl}/email`, userAgent, timeLimitMs },
      {
        body,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'X-Postmark-Server-Token': token,
        },
      },
      outcomeOf,
    );
  };
}

/** Codes of a 422 that concern this email; all others concern the account or the sender, which the site's owner can fix. */
const INVALID_MAIL = 300;
const INACTIVE_RECIPIENT = 406;

async function outcomeOf(response: Response): Promise<PostOutcome> {
  const { ok, status } = response;
  if (ok) return { kind: 'taken' };
  if (status !== 422) return { kind: 'failed', status };
  const said = await saidBy(response);
  const [code, message] = [field(said, 'ErrorCode'), field(said, 'Message')];
  // The same code refuses an unconfirmed sender.
  const isSender = typeof message === 'string' && /'From'/i.test(message);
  const isTheMail = code === INACTIVE_RECIPIENT || (code === INVALID_MAIL && !isSender);
  return isTheMail ? { kind: 'refused', status } : { kind: 'failed', status };
}
