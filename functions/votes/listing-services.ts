import { voting } from '#network/private/voting';
import { foldService } from '@/contract/fold-service';

/** The services of the network's vote sites, folded, each with the id of its site. */
export const ownServices = (): [service: string, site: string][] =>
  voting.sites.flatMap(({ id, services }) =>
    services.map((service): [string, string] => [foldService(service), id]),
  );

/** The id of the vote site that `voting.ts` says a service is. */
export const siteOfService = (service: string): string | undefined => {
  const folded = foldService(service);
  return ownServices().find(([known]) => known === folded)?.[1];
};
