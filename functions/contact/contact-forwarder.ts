import { type Destination, type Post, type PostOutcome, postOnce } from '../core/outbox/post';
import type { ContactForm } from '@/contract/contact-requests';

/**
 * A form-forwarding service: gets a message as a browser would post the form, urlencoded. An answer of 2xx or 3xx says
 * that it was taken (such services send browsers on to a page of thanks, which is not asked for), 429 how long to leave it
 * alone; anything else, and none in time, that it was not. Such services agree on no more: what one refuses today, its owner
 * may let through tomorrow.
 */
export function contactForwarder(destination: Destination): Post<ContactForm> {
  return ({ email, subject, message }) =>
    postOnce(destination, { body: new URLSearchParams({ email, subject, message }) }, outcomeOf);
}

function outcomeOf({ status }: Response): PostOutcome {
  return status >= 200 && status <= 399 ? { kind: 'taken' } : { kind: 'failed', status };
}
