import { isThere } from '@/lib/pages';
import { applicationKeys, asPlainText, type ChatMessage } from '../../applications';
import type { Database } from '../../core/database/database';
import { createDelivery, type Delivery, type DeliveryOptions } from '../../core/outbox/delivery';
import { createOutbox } from '../../core/outbox/outbox';
import { contentKeys } from '../store/content-keys';

interface AnnouncedStory {
  readonly title: string;
  readonly summary: string;
  readonly slug: string;
}

export interface AnnouncerParts {
  readonly database: Database;
  readonly post: DeliveryOptions<AnnouncedStory, ChatMessage>['post'];
  readonly clock: DeliveryOptions<AnnouncedStory, ChatMessage>['clock'];
  /** Base URL of links, without a slash at the end. */
  readonly base: string;
}

/** Announces stories in the team's chat through the webhook of applications, and observes its pauses. */
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
  return createDelivery({ outbox, post, clock, partsOf: (story) => [messageOf(story, base)] });
}

/** Holds at most 1,500 characters, even if each is escaped: the platform takes 2,000. */
function messageOf({ title, summary, slug }: AnnouncedStory, base: string): ChatMessage {
  const page = isThere('news') ? `${base}/news/${slug}` : '';
  const lines = [`**${asPlainText(title)}**`, asPlainText(summary), page];
  return {
    content: lines.filter((line) => line !== '').join('\n'),
    embeds: [],
    allowed_mentions: { parse: [] },
  };
}
