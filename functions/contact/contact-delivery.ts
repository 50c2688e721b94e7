import type { ContactForm } from '@/contract/contact-requests';
import { createDelivery, type Delivery, type DeliveryOptions } from '../core/outbox/delivery';

const destination = {
  name: 'The form forwarder',
  target: 'form',
  variable: 'CONTACT_FORWARD_URL',
} as const;

/** Messages forwarded at the same time, so that a burst of messages does not become a burst of calls. */
const CONCURRENCY = 5;

/** Forwards stored messages, each as one form. */
export function createContactDelivery(
  options: Pick<DeliveryOptions<ContactForm, ContactForm>, 'outbox' | 'post' | 'clock'>,
): Delivery {
  return createDelivery({
    ...options,
    partsOf: (message) => [message],
    destination,
    concurrency: CONCURRENCY,
  });
}
