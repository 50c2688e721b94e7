import { patientDatabase } from '../../core/database/shared';
import { systemClock as clock } from '../../core/time/clock';
import { announcer } from '../announcing/services';
import { content, shipped } from '../services';
import { purge } from '../shared-purge';
import { createContentStore } from '../store/content-store';
import { createBannerDesk } from './banner-desk';
import { createContentDesk } from './content-desk';
import { eventsKind, faqKind, newsKind } from './kinds';
import type { ContentDesks } from './routes';
import { createSavingsDesk } from './savings-desk';

const parts = {
  store: createContentStore(patientDatabase, shipped),
  clock,
  hasChat: announcer !== null,
};

/** Desk of what the site does without; a change is published like one of content. */
export const savings = { desk: createSavingsDesk(parts), forget: content.forget, purge };

export const contentDesks: ContentDesks = {
  news: createContentDesk(parts, newsKind),
  events: createContentDesk(parts, eventsKind),
  faq: createContentDesk(parts, faqKind),
  banner: createBannerDesk(parts),
  forget: content.forget,
  announce: async (id) => announcer?.deliver(id),
  purge,
};
