import type { BrowserContext } from '@playwright/test';
import { site } from '@/content/site';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const hosts = new Set(Object.values(site.avatars).map((address) => new URL(address('player', 64)).host));

const isAvatar = ({ host }: URL) => hosts.has(host);

/** Stands in for the avatar services, which no test reaches. */
export const serveAvatars = (context: BrowserContext): Promise<unknown> =>
  context.route(isAvatar, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));

/** Lets none of their pictures load. */
export const refuseAvatars = (context: BrowserContext): Promise<unknown> =>
  context.route(isAvatar, (route) => route.abort());
