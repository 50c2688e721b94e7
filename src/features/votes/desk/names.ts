import { SERVER_IDS, servers } from '@/content/servers';
import { site } from '@/content/site';
import { VOTE_SITE_IDS } from '@/content/vote-rewards';

/** How the site calls a server; one that is no longer in the content goes by its id. */
export const serverName = (id: string): string => {
  const known = SERVER_IDS.find((server) => server === id);
  return known ? servers[known].title : id;
};

/** As {@link serverName}, of a vote site. */
export const siteName = (id: string): string => {
  const known = VOTE_SITE_IDS.find((voteSite) => voteSite === id);
  return known ? site.voteSites[known].name : id;
};
