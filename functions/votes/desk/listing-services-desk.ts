import { foldService } from '@/contract/fold-service';
import type {
  NamedServiceResponse,
  UnrecognizedVotesResponse,
  VoteServicesResponse,
} from '@/contract/vote-services';
import { type AuditRecord, auditRecord } from '../../core/audit/audit-record';
import { ApiError } from '../../core/errors/api-error';
import type { Clock } from '../../core/time/clock';
import { type Calendar, monthAfter } from '../calendar';
import { siteOfService } from '../listing-services';
import { UNRECOGNIZED_MS } from '../store/service-lua';
import type { ServiceStore } from '../store/service-store';

/** Kept votes were cast in these months, counted from this one on, whatever zone the site had then. */
const MONTHS = [1, 0, -1, -2];

type Actor = AuditRecord['actor'];

export interface ListingServiceParts {
  readonly store: ServiceStore;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

export type ListingServices = ReturnType<typeof createListingServices>;

/**
 * Lets admins say which vote sites the listing sites are whose votes nobody recognizes. Rejects with `ApiError`, and with
 * `UnavailableError` when the store is away.
 */
export function createListingServices({ store, calendar, clock }: ListingServiceParts) {
  const since = () => clock.now() - UNRECOGNIZED_MS;
  const counting = () => {
    const now = clock.now();
    return { now, since: since(), months: MONTHS.map((count) => monthAfter(calendar.monthAt(now), count)) };
  };

  /**
   * Counts kept votes of services that have a name: those that a run of `name` was cut short of, and those that were kept before
   * the network named their site. Forgets votes that are too old, and returns how many it forgot.
   */
  async function settle(): Promise<number> {
    let forgotten = 0;
    for (let left = 1; left > 0;) {
      const done = await store.settle(counting());
      forgotten += done.forgotten;
      ({ left } = done);
    }
    return forgotten;
  }

  return {
    list: (): Promise<VoteServicesResponse> => store.list(since()),

    votes: (id: string, cursor: string | null): Promise<UnrecognizedVotesResponse> =>
      store.votes(foldService(id), cursor, since()),

    /**
     * Says which vote site a service is: its kept votes count as of when they were cast, and later ones by themselves.
     * @throws ApiError `conflict` for a service that the network names, whose kept votes count all the same, or while too many have names
     */
    async name(actor: Actor, service: string, site: string): Promise<NamedServiceResponse> {
      if (siteOfService(service) !== undefined) {
        await settle();
        throw namedByNetwork();
      }
      const [id, how] = [foldService(service), counting()];
      const audit = auditRecord(clock, actor, 'vote_service.named');
      let votes = 0;
      for (let left = 1; left > 0;) {
        const counted = await store.name({ id, service, site }, how, audit);
        if (counted === 'full') throw tooManyNames();
        votes += counted.taken;
        ({ left } = counted);
      }
      return { service: { id, service, site, at: new Date(how.now).toISOString() }, votes };
    },

    /**
     * Takes that back: later votes of the service are kept again. Those that counted stay.
     * @throws ApiError `not_found`
     */
    async forget(actor: Actor, id: string): Promise<void> {
      const audit = auditRecord(clock, actor, 'vote_service.forgotten');
      if (!(await store.forget(foldService(id), audit))) throw noSuchName();
    },

    settle,
  };
}

function namedByNetwork(): ApiError {
  return new ApiError(
    'conflict',
    'This name is among the services of voting.ts already. Its votes count for the site there, also those that were kept until now.',
  );
}

function tooManyNames(): ApiError {
  return new ApiError('conflict', 'So many listing sites have names already. Take one of them back first.');
}

function noSuchName(): ApiError {
  return new ApiError('not_found', 'Nobody has said which vote site this listing site is.');
}
