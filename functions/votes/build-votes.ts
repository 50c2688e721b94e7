import { identity } from '#network/identity';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { userAgent } from '../core/env/user-agent';
import type { Clock } from '../core/time/clock';
import { createCalendar } from './calendar';
import { createCallerAddresses } from './callbacks/caller-addresses';
import { checksOf } from './checks/checks';
import { createClaims } from './claims';
import { createListingServices } from './desk/listing-services-desk';
import { createVoteDesk } from './desk/vote-desk';
import { createDeskStore } from './store/desk-store';
import { createServiceStore } from './store/service-store';
import { createVoteStore } from './store/vote-store';
import { createUpkeep } from './upkeep';
import { createVotes } from './votes';

/** All that has to do with votes, for one instance. */
export function buildVotes(
  database: Database,
  { votes: settings, addressLimitFactor }: Pick<Environment, 'votes' | 'addressLimitFactor'>,
  clock: Clock,
  siteSecret: string,
  zone = identity.timeZone,
) {
  const calendar = createCalendar(zone);
  const store = createVoteStore(database);
  const checks = checksOf(settings, userAgent);
  const callers = createCallerAddresses(clock);
  const claims = createClaims({ store, checks, clock });
  const services = createListingServices({ store: createServiceStore(database), calendar, clock });
  return {
    votes: createVotes({
      store,
      checks,
      callers,
      settings,
      claims,
      calendar,
      clock,
      siteSecret,
      addressLimitFactor,
    }),
    upkeep: createUpkeep({ store, services, claims, calendar, clock }),
    desk: createVoteDesk({ store: createDeskStore(database), calendar, clock }),
    services,
    settings,
  };
}
