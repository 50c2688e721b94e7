import { servers } from '#network/servers';
import { voteSiteNames } from '#network/vote-names';
import { byId } from '@/lib/by-id';

/** Returns a server's title; the id of one that the network has removed. */
export const serverName = (id: string): string => servers.find((server) => server.id === id)?.title ?? id;

/** {@link serverName} for a vote site. */
export const siteName = (id: string): string => byId(voteSiteNames, id)?.name ?? id;
