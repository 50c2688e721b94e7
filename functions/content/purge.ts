import { purgeCache } from '@netlify/functions';
import { CONTENT_TAG } from '../core/http/conditional';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import { waitAtMost } from '../core/time/time-limits';

/** What is not purged is old a minute later by itself. */
const TIME_LIMIT_MS = 5_000;

export interface PurgeParts {
  readonly clock: Clock;
  readonly log: Log;
  /** Where the platform's API is, and who asks; what the platform itself says unless given. */
  readonly platform?: { readonly apiURL: string; readonly siteID: string; readonly token: string };
}

/** Has the CDN forget what it keeps under a tag, that of what the owner writes unless given. Never rejects. */
export type Purge = (tag?: string) => Promise<void>;

/** By the platform's API, once for a call. Where that fails, one line of the log says so. */
export function createPurge({ clock, log, platform }: PurgeParts): Purge {
  return async (tag = CONTENT_TAG) => {
    try {
      await waitAtMost(TIME_LIMIT_MS, purgeCache({ tags: [tag], ...platform }), clock);
    } catch {
      log({ level: 'warn', event: 'purge_failed', tag });
    }
  };
}
