import type { BrowserContext } from '@playwright/test';
import { site } from '@/content/site';

const hosts = new Set(Object.values(site.avatars).map((address) => new URL(address('player', 64)).host));

/** Lets no picture of a player load. */
export const refuseAvatars = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ host }) => hosts.has(host),
    (route) => route.abort(),
  );
