import type { Servers } from '@/contract/network/servers';
import { OFFLINE } from '@/messages/en/server-info';

/** Servers without their addresses. */
export const publicServers = ({ servers }: Servers) =>
  servers.map(({ id, title, group, hue, offlineLabel = OFFLINE }) => ({
    id,
    title,
    group,
    hue,
    offlineLabel,
  }));

/** Addresses of the servers by their ids. */
export const addressesOf = ({ servers }: Servers): Record<string, string> =>
  Object.fromEntries(servers.map(({ id, address }) => [id, address]));
