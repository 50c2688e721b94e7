import { voteRefusals } from '#messages/vote-refusals';
import { foldService } from '@/contract/listing-sites';
import type {
  NamedServiceResponse,
  UnrecognizedVotesResponse,
  VoteServicesResponse,
} from '@/contract/vote-services';
import { ApiError } from '../../core/errors/api-error';
import { type AuditRecord, auditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import { type Calendar, monthAfter } from '../calendar';
import { siteOfService } from '../listing-services';
import { UNRECOGNIZED_MS } from '../store/service-lua';
import type { ServiceStore } from '../store/service-store';

/** Months that kept votes may be from, relative to the current one, in any time zone the site had then. */
const MONTHS = [1, 0, -1, -2];

type Actor = AuditRecord['actor'];

export interface ListingServiceParts {
  readonly store: ServiceStore;
  readonly calendar: Calendar;
  readonly clock: Pick<Clock, 'now'>;
}

export type ListingServices = ReturnType<typeof createListingServices>;

/**
 * Lets admins map unrecognized listing services to vote sites. Rejects with `ApiError`, and with `UnavailableError` when the
 * store is away.
 */
export function createListingServices({ store, calendar, clock }: ListingServiceParts) {
  const since = () => clock.now() - UNRECOGNIZED_MS;
  const counting = () => {
    const now = clock.now();
    return { now, since: since(), months: MONTHS.map((count) => monthAfter(calendar.monthAt(now), count)) };
  };

  /**
   * Counts kept votes of services that have been named: the rest of an interrupted `name`, and votes from before the network
   * named their site. Deletes expired votes, and returns how many.
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
     * Maps a service to a vote site. Its kept votes are counted as of their casting, and later ones automatically.
     * @throws ApiError `conflict` for a service that the network names, whose kept votes are counted anyway, or beyond the
     * maximum of names
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
     * Removes a mapping: later votes of the service are kept again. Counted votes stay counted.
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
  return new ApiError('conflict', voteRefusals.listedService);
}

function tooManyNames(): ApiError {
  return new ApiError('conflict', voteRefusals.tooManyServices);
}

function noSuchName(): ApiError {
  return new ApiError('not_found', voteRefusals.unassignedService);
}
