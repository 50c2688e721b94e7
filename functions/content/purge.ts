import { purgeCache } from '@netlify/functions';
import { CONTENT_TAG } from '../core/http/conditional';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';

/** Content that is not purged expires by itself within a minute. */
const TIME_LIMIT_MS = 5_000;

export interface PurgeParts {
  readonly clock: Clock;
  readonly log: Log;
  /** The platform's API and its credentials; from the platform itself by default. */
  readonly platform?: { readonly apiURL: string; readonly siteID: string; readonly token: string };
}

/** Purges a tag from the CDN, that of the owner's content by default. Never rejects. */
export type Purge = (tag?: string) => Promise<void>;

/** Purges through the platform's API, once per call. A failure writes one line to the log. */
export function createPurge({ clock, log, platform }: PurgeParts): Purge {
  return async (tag = CONTENT_TAG) => {
    try {
      await waitAtMost(TIME_LIMIT_MS, purgeCache({ tags: [tag], ...platform }), clock);
    } catch {
      log({ level: 'warn', event: 'purge_failed', tag });
    }
  };
}
