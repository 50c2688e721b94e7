import { servers } from '#network/servers';
import { voteSiteNames } from '#network/vote-names';
import { byId } from '@/lib/by-id';

/** How the site calls a server; one that is gone from the network goes by its id. */
export const serverName = (id: string): string => servers.find((server) => server.id === id)?.title ?? id;

/** As {@link serverName}, of a vote site. */
export const siteName = (id: string): string => byId(voteSiteNames, id)?.name ?? id;
