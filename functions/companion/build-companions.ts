import { identity } from '#network/identity';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import type { Clock } from '../core/time/clock';
import { createCalendar } from '../votes';
import { createCompanions } from './companion';
import { createLinkStore } from './links/link-store';
import { createPlayerLinks } from './links/player-links';
import { createCompanionStore } from './store/companion-store';

export type CompanionServices = ReturnType<typeof buildCompanions>;

export function buildCompanions(
  database: Database,
  { votes: settings }: Pick<Environment, 'votes'>,
  clock: Clock,
  siteSecret: string,
  zone = identity.timeZone,
) {
  const calendar = createCalendar(zone);
  return {
    companions: createCompanions({ store: createCompanionStore(database), settings, calendar, clock }),
    links: createPlayerLinks({ store: createLinkStore(database), clock, siteSecret }),
  };
}
