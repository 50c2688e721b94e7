import type { ContactForm } from '@/contract/contact-requests';
import { type Destination, type Post, type PostOutcome, postOnce } from '../core/outbox/post';

/**
 * Posts a message to a form-forwarding service like a browser, urlencoded. 2xx and 3xx mean that it was taken (such services
 * redirect browsers to a thank-you page, which is not fetched). Any other status but 429 may be temporary, 4xx included: its
 * meaning differs between services, and their owner can change what they accept.
 */
export function contactForwarder(destination: Destination): Post<ContactForm> {
  return (form) => postOnce(destination, { body: new URLSearchParams(form) }, outcomeOf);
}

function outcomeOf({ status }: Response): PostOutcome {
  return status >= 200 && status <= 399 ? { kind: 'taken' } : { kind: 'failed', status };
}
