import { fastDatabase, patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock as clock } from '../core/time/clock';
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
const parts = { store: createContentStore(patientDatabase, shipped), clock };

/** What visitors read. */
export const content = createContent({ store: createContentStore(fastDatabase, shipped), shipped, clock });

/** What feeds are written of. */
export const feedServices: FeedServices = { content, base: environment.siteUrl };

/** What editors do with it. */
export const contentDesks: ContentDesks = {
  news: createContentDesk(parts, newsKind),
  events: createContentDesk(parts, eventsKind),
  faq: createContentDesk(parts, faqKind),
  banner: createBannerDesk(parts),
  forget: content.forget,
  // Only in front of deployed functions stands a CDN.
  purge: environment.isDeployed ? createPurge({ clock, log: writeLog }) : () => Promise.resolve(),
};
