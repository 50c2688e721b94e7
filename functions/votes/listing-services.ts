import { voteServices } from '@/content/site';
import { VOTE_SITE_IDS, type VoteSiteId } from '@/content/vote-rewards';
import { fold } from '../core/auth/account-keys';

/** An address around a name, and what differs between two spellings of one. */
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?/;
const TRIFLES = /[^\p{L}\p{M}\p{N}]+/gu;

/** The same for two spellings of a listing site’s name: without case, spaces, `www.` and punctuation. Never empty, and one word. */
export function foldService(service: string): string {
  const text = fold(service.trim());
  return text.replace(ADDRESS, '').replace(TRIFLES, '') || text.replace(/\s+/g, '');
}

/** The vote sites that the content says services are, by the folded service. */
export const contentSites: ReadonlyMap<string, VoteSiteId> = new Map(
  VOTE_SITE_IDS.flatMap((site) =>
    voteServices[site].map((service): [string, VoteSiteId] => [foldService(service), site]),
  ),
);

/** The vote site that the content says a service is. */
export const siteOfService = (service: string): VoteSiteId | undefined =>
  contentSites.get(foldService(service));
