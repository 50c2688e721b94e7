import { voting } from '#network/private/voting';
import { foldService } from '@/contract/listing-sites';

/** Returns the services of the network's vote sites, folded, each with the id of its site. */
export const ownServices = (): [service: string, site: string][] =>
  voting.sites.flatMap(({ id, services }) =>
    services.map((service): [string, string] => [foldService(service), id]),
  );

/** Returns the id of a service's vote site in `voting.ts`. */
export const siteOfService = (service: string): string | undefined => {
  const folded = foldService(service);
  return ownServices().find(([known]) => known === folded)?.[1];
};
