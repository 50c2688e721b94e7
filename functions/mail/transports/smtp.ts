import type { SmtpServer } from '../../core/env/mail-settings';
import type { Post, PostOutcome } from '../../core/outbox/post';
import { field } from '../../core/untrusted';
import type { Mail } from '../write-mail';
import { markOf, type Sender } from './sender';

/** Limit of the whole conversation: functions have been seen to hang on servers that do not answer. */
const TIME_LIMIT_MS = 10_000;
/** Limit of one step. */
const STEP_MS = 5_000;

/** Reply to an address that the server cannot accept (RFC 5321). */
const BAD_MAILBOX = 553;

/**
 * Sends with an SMTP server (RFC 5321). 2xx after the text means that the email was taken. A refused recipient or text is final.
 * Other failures may be temporary: 4xx, a wrong password or sender, which the owner can fix, and a dropped connection. Each email
 * has its own connection, closed at the time limit: nothing arrives after it was reported as a failure.
 */
export function smtp(server: SmtpServer, sender: Sender, timeLimitMs = TIME_LIMIT_MS): Post<Mail> {
  return async (mail) => {
    try {
      await send(server, await compose(mail, sender), timeLimitMs);
      return { kind: 'taken' };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

interface Composed {
  readonly envelope: { readonly from: string | false; readonly to: string[] };
  readonly content: Buffer;
}

async function compose(mail: Mail, sender: Sender): Promise<Composed> {
  const { messageId, to, subject, text, html, writtenAt } = mail;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = new MailComposer({
    from: { ...sender },
    to: { name: '', address: to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject,
    text: asItIs(text),
    html,
    messageId,
    date: new Date(writtenAt),
    headers: markOf(mail),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: message.getEnvelope(), content: await message.build() };
}

/** Text that mail servers carry without an encoding: ASCII, in lines of up to 998 characters (RFC 5321). */
const PLAIN = /^(?:[\t -~]{0,900}\n)*$/;

/**
 * Returns the text as an unencoded part, if possible. The library's encoding would break links into two lines in the raw source.
 */
function asItIs(text: string): string | { raw: string } {
  if (!PLAIN.test(text)) return text;
  const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n';
  return { raw: head + text.replaceAll('\n', '\r\n') };
}

async function send(
  { host, port, encryption, auth }: SmtpServer,
  { envelope, content }: Composed,
  timeLimitMs: number,
): Promise<void> {
  const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
  const connection = new SMTPConnection({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  const { promise, resolve, reject } = Promise.withResolvers<null>();
  const step = (next: () => void) => (error?: unknown) => (error ? reject(error) : next());
  const hand = () =>
    connection.send(
      envelope,
      content,
      step(() => resolve(null)),
    );
  const timer = setTimeout(reject, timeLimitMs);
  connection.on('error', reject);
  connection.once('end', reject);
  connection.connect(
    step(() => {
      if (auth) connection.login({ user: auth.user, pass: auth.password }, step(hand));
      else hand();
    }),
  );
  try {
    await promise;
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf(error: unknown): PostOutcome {
  if (!(error instanceof Error)) return { kind: 'failed', status: null };
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name) => field(error, name));
  const status = typeof responseCode === 'number' ? responseCode : null;
  if (code === 'EENVELOPE' && status === null) return { kind: 'refused', status: BAD_MAILBOX };
  const isTheMail = command === 'RCPT TO' || command === 'DATA';
  return isTheMail && status !== null && status >= 500
    ? { kind: 'refused', status }
    : { kind: 'failed', status };
}
