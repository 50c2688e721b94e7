import { createSelector } from '@reduxjs/toolkit';
import { servers } from '#network/servers';
import type { GameServer, ServerId } from '@/contract/network/servers';
import type { RootState } from '@/store/reducer';
import { selectServers, selectTotal } from './status-slice';
import type { OnlinePlayer, TrackedServer } from './types';

/** Number of players of a group with a tile; the others share one. */
const TILES_PER_GROUP = 11;

export const selectServer = (state: RootState, id: ServerId): TrackedServer => selectServers(state)[id];

export interface NetworkTotals {
  /** Sum over the servers that report it; null if none of those online does, or no server is known. */
  playersOnline: number | null;
  /** Sum over all servers that report it; null if none of those online does. */
  places: number | null;
  /** Servers that responded to the last poll; null while no server is known. */
  activeServers: number | null;
  trackedServers: number;
  /** Highest number of players on one server; null while none is known. */
  peakPlayers: number | null;
}

export const isResponding = ({ online, unresponsiveSince }: TrackedServer): boolean =>
  online === true && unresponsiveSince === null;

/** True if the ticks shown are assumed, not measured. */
export const isAssumption = ({ online, performance }: TrackedServer): boolean =>
  online === true && !performance.measured;

/** Figures of the network overview. */
export const selectTotals = createSelector([selectServers, selectTotal], (tracked, total): NetworkTotals => {
  const all = Object.values(tracked);
  const isKnown = all.some(({ online }) => online !== null);
  const seen = all.filter(({ online }) => online);
  const places = seen.map(({ players }) => players.max).filter((count) => count !== null);
  return {
    playersOnline: isKnown ? total.online : null,
    places: total.max,
    activeServers: isKnown ? all.filter(isResponding).length : null,
    trackedServers: all.length,
    peakPlayers: places.length > 0 ? Math.max(...places) : null,
  };
});

/** Number of servers that reported their players in the last poll. */
export const selectCountedServers = createSelector(
  [selectServers],
  (tracked) =>
    Object.values(tracked).filter((server) => isResponding(server) && server.players.online !== null).length,
);

export interface PlayerGroup {
  server: GameServer;
  online: number;
  /** True for current players, false for those of the server's last response. */
  isResponding: boolean;
  /** All players whose names the server reports. */
  named: OnlinePlayer[];
  /** Players with a tile, at most {@link TILES_PER_GROUP}. */
  shown: OnlinePlayer[];
  /** Number of players without a tile, if there are more than fit; else 0. */
  more: number;
}

/** Players online, by server; servers without any, or that do not report them, are missing. */
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
        named: players.list,
        shown,
        more: online > TILES_PER_GROUP ? online - shown.length : 0,
      };
    })
    .filter(({ online }) => online > 0),
);
