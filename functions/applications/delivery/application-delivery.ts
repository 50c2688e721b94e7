import { createDelivery, type Delivery, type DeliveryOptions } from '../../core/outbox/delivery';
import { type AnnouncedApplication, applicationMessages, type ChatMessage } from './application-messages';

const destination = {
  name: 'The chat platform',
  target: 'webhook',
  variable: 'APPLICATIONS_WEBHOOK_URL',
} as const;

/** Announces stored applications in the team's chat, one at a time because of the webhook's rate limit. */
export function createApplicationDelivery(
  options: Pick<DeliveryOptions<AnnouncedApplication, ChatMessage>, 'outbox' | 'post' | 'clock'>,
): Delivery {
  return createDelivery({ ...options, partsOf: applicationMessages, destination });
}
