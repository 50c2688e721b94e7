import type { BrowserContext } from '@playwright/test';
import { pictureHosts } from '../../test/support/fakes/outside-pictures';

/** Lets no picture of a player load. */
export const refuseAvatars = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ host }) => pictureHosts.has(host),
    (route) => route.abort(),
  );
