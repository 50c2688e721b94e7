import { servers } from '#network/servers';
import { site } from '@/content/site';
import { VOTE_SITE_IDS } from '@/content/vote-rewards';

/** How the site calls a server; one that is gone from the network goes by its id. */
export const serverName = (id: string): string => servers.find((server) => server.id === id)?.title ?? id;

/** As {@link serverName}, of a vote site. */
export const siteName = (id: string): string => {
  const known = VOTE_SITE_IDS.find((voteSite) => voteSite === id);
  return known ? site.voteSites[known].name : id;
};
