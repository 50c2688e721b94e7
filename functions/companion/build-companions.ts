import { identity } from '#network/identity';
import { readSavings } from '../content';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { cached } from '../core/time/cached';
import type { Clock } from '../core/time/clock';
import { createCalendar } from '../votes';
import { createCompanions } from './companion';
import { createLinkStore } from './links/link-store';
import { createPlayerLinks } from './links/player-links';
import { createCompanionStore } from './store/companion-store';

/**
 * Time for which an instance remembers what the site does without. A young one does not ask: most of them end soon, and those that
 * companions keep busy grow old.
 */
const SAVINGS_MS = 3_600_000;
const YOUNG_MS = 600_000;

export type CompanionServices = ReturnType<typeof buildCompanions>;

export function buildCompanions(
  database: Database,
  { votes: settings }: Pick<Environment, 'votes'>,
  clock: Clock,
  siteSecret: string,
  zone = identity.timeZone,
) {
  const calendar = createCalendar(zone);
  const savings = cached(() => readSavings(database), clock, { freshMs: SAVINGS_MS });
  const beganAt = clock.now();
  const isSaving = async () =>
    clock.now() - beganAt >= YOUNG_MS && ((await savings.get(undefined))?.heartbeats ?? false);
  return {
    companions: createCompanions({
      ...{ store: createCompanionStore(database), settings, calendar, isSaving, clock },
    }),
    links: createPlayerLinks({ store: createLinkStore(database), clock, siteSecret }),
  };
}
