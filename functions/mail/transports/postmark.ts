import { type Post, type PostOutcome, postOnce, saidBy } from '../../core/outbox/post';
import { field } from '../../core/untrusted';
import type { Mail } from '../write-mail';
import { AUTOMATIC, mailbox, type Sender } from './sender';

export interface PostmarkOptions {
  readonly token: string;
  readonly sender: Sender;
  readonly userAgent: string;
  /** Where the service is; its own address unless given, which only tests do. */
  readonly baseUrl?: string;
  readonly timeLimitMs?: number;
}

/** Postmark (developer documentation, "Send a single email" and "API error codes"). It keeps the Message-ID where it is asked to. */
export function postmark({
  token,
  sender,
  userAgent,
  baseUrl = 'https://api.postmarkapp.com',
  timeLimitMs,
}: PostmarkOptions): Post<Mail> {
  return ({ messageId, to, subject, text, html }) => {
    const [name, value] = AUTOMATIC;
    const body = JSON.stringify({
      From: mailbox(sender),
      To: to,
      Subject: subject,
      TextBody: text,
      HtmlBody: html,
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
      Headers: [
        { Name: 'Message-ID', Value: messageId },
        { Name: 'X-PM-KeepID', Value: 'true' },
        { Name: name, Value: value },
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

/** Codes of a 422 that are about this mail; all others are about the account or the sender, which its owner can mend. */
const INVALID_MAIL = 300;
const INACTIVE_RECIPIENT = 406;

async function outcomeOf(response: Response): Promise<PostOutcome> {
  const { ok, status } = response;
  if (ok) return { kind: 'taken' };
  if (status !== 422) return { kind: 'failed', status };
  const said = await saidBy(response);
  const [code, message] = [field(said, 'ErrorCode'), field(said, 'Message')];
  // It refuses a sender that is not confirmed by the same code.
  const isSender = typeof message === 'string' && /'From'/i.test(message);
  const isTheMail = code === INACTIVE_RECIPIENT || (code === INVALID_MAIL && !isSender);
  return isTheMail ? { kind: 'refused', status } : { kind: 'failed', status };
}
