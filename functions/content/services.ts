import { fastDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { systemClock as clock } from '../core/time/clock';
import { createContent } from './content';
import type { FeedServices } from './feeds/routes';
import { shippedBodies, shippedLibrary } from './shipped';
import { createContentStore, type Shipped } from './store/content-store';

export const shipped: Shipped = { library: shippedLibrary, bodies: shippedBodies };

export const content = createContent({
  store: createContentStore(fastDatabase, shipped),
  shipped,
  clock,
  hasDatabase: environment.database !== null,
});

export const feedServices: FeedServices = { content, base: environment.siteUrl };
