import * as v from 'valibot';
import { isHostName } from '../host-name';
import { across, address, atMost, faultIf, listOf, listUpTo, oneOf, shortId, text, textUpTo } from './fields';
import { HUES, ICONS } from './visuals';

const ADDRESS = 'must be a host and perhaps a port, like pvp.example.org:25565';

/** Where a game server is asked for its status. Hosts are written as DNS has them: `xn--…` for letters beyond ASCII. */
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
  /** Status, history, companions and the variable `SERVER_<ID>` know the server by it. */
  id: v.pipe(
    shortId,
    // The status page names the card of its features `server-features`.
    v.notValue('features', 'must be another one: the page itself has features'),
  ),
  /** Name of the server's card. */
  title: textUpTo(40),
  /** Heading of its players on the status page, and its name in charts. */
  group: textUpTo(24),
  /** The colour that the server has wherever it appears. */
  hue: oneOf(HUES),
  /** The edition of the game that it speaks, and is asked in: a server of Geyser is `'bedrock'`. */
  edition: v.optional(oneOf(['java', 'bedrock']), 'java'),
  /**
   * `host:port`, or the host alone where its port is the edition's own (19132 of Bedrock) or stands in a service record
   * (SRV), which the Java Edition has. The variable `SERVER_<ID>` overrides it.
   */
  address: v.optional(gameAddress),
  /**
   * Who says how it is: the server itself and the public lookups, or its companion alone, for one behind a proxy that has no
   * address of its own. Then its players are those that the companion counts, and it is offline when that is silent.
   */
  status: v.optional(oneOf(['ping', 'companion']), 'ping'),
  /**
   * What stands behind its players: `'open'` for one place more than are taken, `'real'` for the places that the server tells. The
   * network's total shows real places when all its servers do.
   */
  places: v.optional(oneOf(['open', 'real']), 'open'),
  /** Badge of the server while it does not answer; OFFLINE unless it says why, like MAINTENANCE. */
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
  /** In the order in which they are shown. Players come to the first one first: How to Connect shows its state. */
  servers: v.pipe(listOf(server, 'id', 'title', 'group'), atMost(12)),
  /**
   * Players whose names visitors see. `'as-the-game'`: those whom the game server shows to everybody in its own list. Players who do
   * not allow server listings, all players under `hide-online-players`, and staff who vanish stay hidden. `'all'`: everybody
   * whom a lookup or a companion's console knows of. `'none'`: nobody. Numbers are shown in any case. A server
   * with `status: 'companion'` has no list that everybody sees, so names of its players are shown under `'all'` alone.
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
 * Id of one of the network's servers. The real ids are data, so these two stand for all of them: TypeScript then takes
 * no other text for an id, and a record by `ServerId` has a value for each server.
 */
export type ServerId = 'a server’s id' | 'another server’s id';

/** Public part of a server. Its address is for functions alone. */
export interface GameServer extends Pick<Servers['servers'][number], 'title' | 'group' | 'hue'> {
  id: ServerId;
  offlineLabel: string;
}

/** The variable that overrides a server's address: `SERVER_SKY_BLOCK` of `sky-block`. */
export const serverVariable = (id: string): string => `SERVER_${id.toUpperCase().replaceAll('-', '_')}`;
