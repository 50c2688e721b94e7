import { isThere } from '@/lib/pages';
import { applicationKeys, asPlainText, type ChatMessage } from '../../applications';
import type { Database } from '../../core/database/database';
import { createDelivery, type Delivery, type DeliveryOptions } from '../../core/outbox/delivery';
import { createOutbox } from '../../core/outbox/outbox';
import { contentKeys } from '../store/content-keys';

/** A story as it is announced. */
interface AnnouncedStory {
  readonly title: string;
  readonly summary: string;
  readonly slug: string;
}

const destination = {
  name: 'The chat platform',
  target: 'webhook',
  variable: 'APPLICATIONS_WEBHOOK_URL',
} as const;

export interface AnnouncerParts {
  readonly database: Database;
  readonly post: DeliveryOptions<AnnouncedStory, ChatMessage>['post'];
  readonly clock: DeliveryOptions<AnnouncedStory, ChatMessage>['clock'];
  /** Where links lead, without a slash at the end. */
  readonly base: string;
}

/** Announces stories in the team's chat, by the webhook of applications, whose pauses it keeps. */
export function createAnnouncer({ database, post, clock, base }: AnnouncerParts): Delivery {
  const outbox = createOutbox<AnnouncedStory>(database, {
    keys: {
      outbox: contentKeys.outbox,
      destination: applicationKeys.webhook,
      record: contentKeys.announcement,
    },
    state: { field: 'state', sent: 'sent', dead: 'dead' },
    sentAt: null,
    receipts: null,
    fields: ['title', 'summary', 'slug'],
    read(_id, values) {
      const [title = '', summary = '', slug = ''] = values.map((value) => String(value ?? ''));
      return { title, summary, slug };
    },
  });
  return createDelivery({ outbox, post, clock, destination, partsOf: (story) => [messageOf(story, base)] });
}

/** At most 1,500 characters, even if each had to be escaped: the platform takes 2,000. */
function messageOf({ title, summary, slug }: AnnouncedStory, base: string): ChatMessage {
  const page = isThere('news') ? `${base}/news/${slug}` : '';
  const lines = [`**${asPlainText(title)}**`, asPlainText(summary), page];
  return {
    content: lines.filter((line) => line !== '').join('\n'),
    embeds: [],
    allowed_mentions: { parse: [] },
  };
}
