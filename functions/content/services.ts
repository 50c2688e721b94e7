import { chatWebhook } from '../applications';
import { fastDatabase, patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { noted } from '../core/failures/note-failure';
import { writeLog } from '../core/log';
import { systemClock as clock } from '../core/time/clock';
import { createAnnouncer } from './announcing/announcer';
import { createContent } from './content';
import { createBannerDesk } from './desk/banner-desk';
import { createContentDesk } from './desk/content-desk';
import { eventsKind, faqKind, newsKind } from './desk/kinds';
import type { ContentDesks } from './desk/routes';
import type { FeedServices } from './feeds/routes';
import { createPurge } from './purge';
import { shippedBodies, shippedLibrary } from './shipped';
import { createContentStore } from './store/content-store';

const shipped = { library: shippedLibrary, bodies: shippedBodies };
const { webhookUrl: url, siteUrl: base } = environment;

/** Null without a webhook: then nothing is announced. */
export const announcer =
  url === null
    ? null
    : createAnnouncer({
        database: patientDatabase,
        post: noted('webhook', chatWebhook({ url, userAgent })),
        clock,
        base,
      });

const parts = {
  store: createContentStore(patientDatabase, shipped),
  clock,
  hasChat: announcer !== null,
};

/** What visitors read. */
export const content = createContent({ store: createContentStore(fastDatabase, shipped), shipped, clock });

/** What feeds are written of. */
export const feedServices: FeedServices = { content, base };

/** What editors do with it. */
export const contentDesks: ContentDesks = {
  news: createContentDesk(parts, newsKind),
  events: createContentDesk(parts, eventsKind),
  faq: createContentDesk(parts, faqKind),
  banner: createBannerDesk(parts),
  forget: content.forget,
  announce: async (id) => announcer?.deliver(id),
  // Only in front of deployed functions stands a CDN.
  purge: environment.isDeployed ? createPurge({ clock, log: writeLog }) : () => Promise.resolve(),
};
