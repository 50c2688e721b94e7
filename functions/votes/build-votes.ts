import { identity } from '#network/identity';
import { toBeats } from '../companion';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { userAgent } from '../core/env/user-agent';
import type { Clock } from '../core/time/clock';
import { createVoteBridge } from './bridge';
import { createCalendar } from './calendar';
import { createCallerAddresses } from './callbacks/caller-addresses';
import { checksOf } from './checks/checks';
import { createListingServices } from './desk/listing-services-desk';
import { createVoteDesk } from './desk/vote-desk';
import { createSiteClaims } from './site-claims';
import { createDeskStore } from './store/desk-store';
import { createServiceStore } from './store/service-store';
import { companionKeys } from './store/vote-keys';
import { createVoteStore } from './store/vote-store';
import { createUpkeep } from './upkeep';
import { createVotes } from './votes';

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
  const claims = createSiteClaims({ store, checks, clock });
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
    bridge: createVoteBridge({
      beats: async () => toBeats(await database.getAll(companionKeys())),
      settings,
      clock,
    }),
    upkeep: createUpkeep({ store, services, claims, calendar, clock }),
    desk: createVoteDesk({ store: createDeskStore(database), calendar, clock }),
    services,
    settings,
  };
}
