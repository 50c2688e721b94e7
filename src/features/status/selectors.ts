import { createSelector } from '@reduxjs/toolkit';
import { servers } from '#network/servers';
import type { GameServer, ServerId } from '@/contract/network/servers';
import type { RootState } from '@/store/reducer';
import { selectServers, selectTotal } from './status-slice';
import type { OnlinePlayer, TrackedServer } from './types';

/** How many players of a group get a tile; the others are counted in one. */
const TILES_PER_GROUP = 11;

export const selectServer = (state: RootState, id: ServerId): TrackedServer => selectServers(state)[id];

export interface NetworkTotals {
  /** On the servers that tell; null when none of those online does. */
  playersOnline: number | null;
  /** Of all servers that tell; null when none of those online does. */
  places: number | null;
  /** Those that responded to the last look-up. */
  activeServers: number;
  trackedServers: number;
  /** The largest number of them on one server; null while none is known. */
  peakPlayers: number | null;
}

/** Whether it responded to the last look-up. */
export const isResponding = ({ online, unresponsiveSince }: TrackedServer): boolean =>
  online && unresponsiveSince === null;

/** Whether the ticks shown are assumed, not measured. */
export const isAssumption = ({ online, performance }: TrackedServer): boolean =>
  online && !performance.measured;

/** The figures of the network overview. */
export const selectTotals = createSelector([selectServers, selectTotal], (tracked, total): NetworkTotals => {
  const all = Object.values(tracked);
  const seen = all.filter(({ online }) => online);
  const places = seen.map(({ players }) => players.max).filter((count) => count !== null);
  return {
    playersOnline: total.online,
    places: total.max,
    activeServers: all.filter(isResponding).length,
    trackedServers: all.length,
    peakPlayers: places.length > 0 ? Math.max(...places) : null,
  };
});

/** The number of servers that said in the last look-up how many players they have. */
export const selectCountedServers = createSelector(
  [selectServers],
  (tracked) =>
    Object.values(tracked).filter((server) => isResponding(server) && server.players.online !== null).length,
);

export interface PlayerGroup {
  server: GameServer;
  online: number;
  /** Whether these are the current players, and not those of the server's last response. */
  isResponding: boolean;
  /** The players with a tile, at most {@link TILES_PER_GROUP}. */
  shown: OnlinePlayer[];
  /** Players online without a tile, if there are more than fit; else 0. */
  more: number;
}

/** The players online, by server; servers without any, or that do not tell, are left out. */
export const selectPlayerGroups = createSelector([selectServers], (tracked): PlayerGroup[] =>
  servers
    .map((server) => {
      const { players } = tracked[server.id];
      const online = players.online ?? 0;
      const shown = players.list.slice(0, TILES_PER_GROUP);
      return {
        server,
        online,
        isResponding: isResponding(tracked[server.id]),
        shown,
        more: online > TILES_PER_GROUP ? online - shown.length : 0,
      };
    })
    .filter(({ online }) => online > 0),
);
