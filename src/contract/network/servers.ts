import * as v from 'valibot';
import { isHostName } from '../urls';
import { address } from './address-fields';
import { across, atMost, faultIf, listOf, listUpTo, oneOf, shortId, text, textUpTo } from './fields';
import { HUES, ICONS } from './visuals';

const ADDRESS = 'must be a host and perhaps a port, like survival.example.org:25565';

/** Address that a game server is pinged at. Hosts are written as in DNS: `xn--…` for non-ASCII letters. */
const gameAddress = v.pipe(
  address,
  v.transform((value) => {
    const port = /:\d+$/.exec(value)?.[0] ?? '';
    return new URL(`https://${value}`).hostname + port;
  }),
  v.check((value) => {
    const [host = '', port] = value.split(/:(?=\d+$)/);
    return (host.startsWith('[') || isHostName(host)) && Number(port ?? 1) > 0;
  }, ADDRESS),
);

const PINGED = {
  address: "must be there: with status: 'ping' the site asks the server at its address",
};
const UNASKED = {
  address:
    "must be left out: with status: 'companion' the site does not ask the server, and counts it by itself",
  status: "must be 'ping': a companion reads the console (RCON) of the Java Edition",
};

const writtenServer = v.strictObject({
  /** Identifies the server in status, history, companions and the variable `SERVER_<ID>`. */
  id: v.pipe(
    shortId,
    // The status page uses `server-features` as the id of its features card.
    v.notValue('features', 'must be another one: the page itself has features'),
  ),
  /** Name of the server's card. */
  title: textUpTo(40),
  /** Heading of its players on the status page, and its name in charts. */
  group: textUpTo(24),
  /** Color of the server throughout the site. */
  hue: oneOf(HUES),
  /** Edition of the game for pings: a Geyser server is `'bedrock'`. */
  edition: v.optional(oneOf(['java', 'bedrock']), 'java'),
  /**
   * `host:port`. The port may be left out if it is the edition's default (19132 for Bedrock) or comes from an SRV record (Java
   * only). The variable `SERVER_<ID>` overrides it.
   */
  address: v.optional(gameAddress),
  /**
   * Source of the status: pings and the public lookups, or only the companion, for a server behind a proxy without an address of
   * its own. In that case the companion counts the players, and the server is offline when the companion is silent.
   */
  status: v.optional(oneOf(['ping', 'companion']), 'ping'),
  /**
   * Number after the player count: `'open'` for one more than the players, `'real'` for the slots that the server reports. The
   * network's total shows real slots if all its servers do.
   */
  places: v.optional(oneOf(['open', 'real']), 'open'),
  /** Badge while the server does not answer, for example MAINTENANCE; defaults to OFFLINE. */
  offlineLabel: v.optional(textUpTo(16)),
});

const server = v.pipe(
  writtenServer,
  across(({ address, edition, status }) =>
    status === 'ping'
      ? faultIf(address === undefined, PINGED.address, 'address')
      : [
          ...faultIf(address !== undefined, UNASKED.address, 'address'),
          ...faultIf(edition === 'bedrock', UNASKED.status, 'status'),
        ],
  ),
);

const features = v.strictObject({
  title: v.optional(text, 'Server Features'),
  items: listUpTo(12, v.strictObject({ title: text, text, icon: oneOf(ICONS) }), 'title'),
});

/** `networks/NAME/servers.ts`: the game servers, and the status page. */
export const serversSchema = v.strictObject({
  /** In display order. Players arrive at the first one, so How to Connect shows its status. */
  servers: v.pipe(listOf(server, 'id', 'title', 'group'), atMost(12)),
  /**
   * Players whose names visitors see. `'as-the-game'`: those that the game server itself lists publicly. Players who disallow
   * server listings, all players under `hide-online-players`, and vanished staff stay hidden. `'all'`: everybody that a lookup or
   * a companion's console reports. `'none'`: nobody. Player counts are always shown. A server with `status: 'companion'` has no
   * public list, so its players' names are shown only under `'all'`.
   */
  publishPlayers: v.optional(oneOf(['as-the-game', 'all', 'none']), 'as-the-game'),
  /** A card of the status page. */
  features: v.optional(features),
});

export type ServersInput = v.InferInput<typeof serversSchema>;
export type Servers = v.InferOutput<typeof serversSchema>;
export type Edition = Servers['servers'][number]['edition'];
export type PublishPlayers = Servers['publishPlayers'];
export type ServerFeatures = NonNullable<Servers['features']>;

/**
 * Id of one of the network's servers. The real ids are data, so these two literals stand in for them. TypeScript then accepts no
 * other text as an id, and a record by `ServerId` has a value for each server.
 */
export type ServerId = 'a server’s id' | 'another server’s id';

/** Public part of a server. Only functions know its address. */
export interface GameServer extends Pick<Servers['servers'][number], 'title' | 'group' | 'hue'> {
  id: ServerId;
  offlineLabel: string;
}

/** Name of the variable that overrides a server's address: `SERVER_SKY_BLOCK` for `sky-block`. */
export const serverVariable = (id: string): string => `SERVER_${id.toUpperCase().replaceAll('-', '_')}`;
