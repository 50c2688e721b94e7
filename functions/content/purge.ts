import { purgeCache } from '@netlify/functions';
import { CONTENT_TAG } from '../core/http/conditional';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';

const TIME_LIMIT_MS = 5_000;
/**
 * Time until content is purged again. A document that an instance read just before the change may be stored just after the first
 * purge, and would stay for an hour. It is also the second attempt if the first one failed.
 */
const AGAIN_MS = 6_000;

export interface PurgeParts {
  readonly clock: Clock;
  readonly log: Log;
  /** The platform's API and its credentials; from the platform itself by default. */
  readonly platform?: { readonly apiURL: string; readonly siteID: string; readonly token: string };
}

/** Purges a tag from the CDN, or else the owner's content, twice. Never rejects. */
export type Purge = (tag?: string) => Promise<void>;

/** Purges through the platform's API. A failure writes one line to the log. */
export function createPurge({ clock, log, platform }: PurgeParts): Purge {
  const purgeOnce = async (tag: string) => {
    try {
      await waitAtMost(TIME_LIMIT_MS, purgeCache({ tags: [tag], ...platform }), clock);
    } catch {
      log({ level: 'warn', event: 'purge_failed', tag });
    }
  };
  return async (tag) => {
    await purgeOnce(tag ?? CONTENT_TAG);
    if (tag !== undefined) return;
    await clock.wait(AGAIN_MS);
    await purgeOnce(CONTENT_TAG);
  };
}
