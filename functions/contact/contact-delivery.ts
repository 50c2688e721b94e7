import type { ContactForm } from '@/contract/contact-requests';
import { createDelivery, type Delivery, type DeliveryOptions } from '../core/outbox/delivery';

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
