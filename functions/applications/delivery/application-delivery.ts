// Decision record: docs/decisions/0015-outbox-and-applications.md
import { createDelivery, type Delivery, type DeliveryOptions } from '../../core/outbox/delivery';
import { type AnnouncedApplication, applicationMessages, type ChatMessage } from './application-messages';
import type { Retraction } from './retraction-outbox';

/** Announces stored applications in the team's chat, one at a time because of the webhook's rate limit. */
export function createApplicationDelivery(
  options: Pick<DeliveryOptions<AnnouncedApplication, ChatMessage>, 'outbox' | 'post' | 'takeBack' | 'clock'>,
): Delivery {
  return createDelivery({ ...options, partsOf: applicationMessages });
}

/** Deletes the messages of erased applications from the chat. */
export function createRetractionDelivery(
  options: Pick<DeliveryOptions<Retraction, string>, 'outbox' | 'post' | 'clock'>,
): Delivery {
  return createDelivery({ ...options, partsOf: ({ messageIds }) => messageIds });
}
