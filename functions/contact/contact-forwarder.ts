import type { ContactForm } from '@/contract/contact-requests';
import { createDelivery, type Delivery, type DeliveryOptions } from '../core/outbox/delivery';
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

/** Messages forwarded at the same time, so that a burst of messages does not become a burst of calls. */
const CONCURRENCY = 5;

export function createContactDelivery(
  options: Pick<DeliveryOptions<ContactForm, ContactForm>, 'outbox' | 'post' | 'clock'>,
): Delivery {
  return createDelivery({
    ...options,
    partsOf: (message) => [message],
    concurrency: CONCURRENCY,
  });
}
