import { voting } from '#network/private/voting';
import { fold } from '../core/auth/account-keys';

/** An address around a name, and what differs between two spellings of one. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?/;
const TRIFLES = /[^\p{L}\p{M}\p{N}]+/gu;

/** The same for two spellings of a listing site’s name: without case, spaces, `www.` and punctuation. Never empty, and one word. */
export function foldService(service: string): string {
  const text = fold(service.trim());
  return text.replace(ADDRESS, '').replace(TRIFLES, '') || text.replace(/\s+/g, '');
}

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
