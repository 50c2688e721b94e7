import type { ForwardMessage } from './contact-ports';

const TIME_LIMIT_MS = 10_000;

export interface ForwarderOptions {
  readonly url: string;
  /** Who calls. */
  readonly userAgent: string;
  readonly timeLimitMs?: number;
}

/**
 * A form-forwarding service: gets a message as a browser would post the form, urlencoded. An answer of 2xx or 3xx says
 * that it was taken (such services send browsers on to a page of thanks, which is not asked for); anything else, and
 * none in time, that it was not. Of the answer nothing but the status is read.
 */
export function contactForwarder({
  url,
  userAgent,
  timeLimitMs = TIME_LIMIT_MS,
}: ForwarderOptions): ForwardMessage {
  return async ({ email, subject, message }) => {
    const { status, body } = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ email, subject, message }),
      headers: { 'User-Agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    // Whatever happens to the rest of the answer, the status is said.
    await body?.cancel().catch(() => undefined);
    if (status < 200 || status > 399) throw new Error(`The forwarder answered with ${String(status)}.`);
  };
}
