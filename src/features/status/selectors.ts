import { createSelector } from '@reduxjs/toolkit';
import { SERVER_IDS, type ServerId } from '@/content/servers';
import type { RootState } from '@/store/reducer';
import { selectServers } from './status-slice';
import type { OnlinePlayer, TrackedServer } from './types';

/** How many players of a group get a tile; the others are counted in one. */
const TILES_PER_GROUP = 11;

export const selectServer = (state: RootState, id: ServerId): TrackedServer => selectServers(state)[id];

export interface NetworkTotals {
  playersOnline: number;
  /** Those that responded to the last look-up. */
  activeServers: number;
  trackedServers: number;
  /** The largest number of places among the servers; null while none is known. */
  peakPlayers: number | null;
}

/** Whether it responded to the last look-up. */
export const isResponding = ({ online, unresponsiveSince }: TrackedServer): boolean =>
  online && unresponsiveSince === null;

/** Whether the ticks shown are assumed, not measured. */
export const isAssumption = ({ online, performance }: TrackedServer): boolean =>
  online && !performance.measured;

/** The figures of the network overview. */
export const selectTotals = createSelector([selectServers], (servers): NetworkTotals => {
  const all = Object.values(servers);
  const seen = all.filter(({ online }) => online);
  return {
    playersOnline: all.reduce((sum, { players }) => sum + players.online, 0),
    activeServers: all.filter(isResponding).length,
    trackedServers: all.length,
    peakPlayers: seen.length > 0 ? Math.max(...seen.map(({ players }) => players.max)) : null,
  };
});

export interface PlayerGroup {
  id: ServerId;
  online: number;
  /** Whether these are the current players, and not those of the server's last response. */
  isResponding: boolean;
  /** The players with a tile, at most {@link TILES_PER_GROUP}. */
  shown: OnlinePlayer[];
  /** Players online without a tile, if there are more than fit; else 0. */
  more: number;
}

/** The players online, by server; servers without any are left out. */
export const selectPlayerGroups = createSelector([selectServers], (servers): PlayerGroup[] =>
  SERVER_IDS.map((id) => {
    const { online, list } = servers[id].players;
    const shown = list.slice(0, TILES_PER_GROUP);
    return {
      id,
      online,
      isResponding: isResponding(servers[id]),
      shown,
      more: online > TILES_PER_GROUP ? online - shown.length : 0,
    };
  }).filter(({ online }) => online > 0),
);
