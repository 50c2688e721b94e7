// Decision record: docs/decisions/0010-server-status.md
import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { FULL_TPS, type ReceivedStatus, type ReceivedServer } from '@/contract/status';
import { perServer, serverIds } from '@/lib/servers';
import { rootReducer } from '@/store/reducer';
import { statusApi } from './status-api';
import type { ConnectStatus, ServerStatusState, TrackedServer } from './types';

const unknown = (): TrackedServer => ({
  online: null,
  players: { online: null, max: null, list: [] },
  performance: { tps: 0, mspt: 0, measured: false },
  plugins: [],
  unresponsiveSince: null,
});

const offline = (): TrackedServer => ({
  ...unknown(),
  online: false,
  players: { online: 0, max: 0, list: [] },
});

const unconnected = (online: false | null): ConnectStatus => ({ online, latency: null, pinged: false });

const initialState = (): ServerStatusState => ({
  phase: 'loading',
  lastUpdated: null,
  stale: false,
  outage: 'none',
  total: { online: 0, max: null },
  servers: perServer(unknown),
  connect: unconnected(null),
});

/**
 * An offline response keeps the last online state, with the time since which the server has not responded.
 */
const track = (previous: TrackedServer, { online, players, performance, checkedAt }: ReceivedServer) =>
  online
    ? {
        online,
        players: {
          online: players.online,
          max: players.max,
          list: players.list.map((name) => ({ name, rank: 'Player' as const, playtime: 'Active' as const })),
        },
        performance: {
          tps: performance?.tps ?? FULL_TPS,
          mspt: performance?.mspt ?? 0,
          measured: performance?.tps !== undefined && performance.measured === true,
        },
        plugins: [],
        unresponsiveSince: null,
      }
    : previous.online
      ? { ...previous, unresponsiveSince: previous.unresponsiveSince ?? checkedAt }
      : offline();

/** A measured latency is kept until the next one. */
const connectTo = (previous: ConnectStatus, { online, latencyMs }: ReceivedServer): ConnectStatus =>
  online
    ? {
        online,
        latency: latencyMs ?? (previous.online ? previous.latency : null),
        pinged: latencyMs !== null,
      }
    : unconnected(false);

/** Without any data, the functions report every server as offline, although none was polled. */
const isEmptyStatus = ({ stale, servers }: ReceivedStatus<ServerId>): boolean =>
  stale && serverIds().every((id) => servers[id].source === null);

/** Keeps the last online states, but a server that could not be asked about is not offline. */
const lose = (state: ServerStatusState): void => {
  if (state.outage === 'none') state.outage = 'unannounced';
  for (const id of serverIds()) if (!state.servers[id].online) state.servers[id] = unknown();
  state.connect = unconnected(null);
};

const serverStatusSlice = createSlice({
  name: 'serverStatus',
  initialState,
  reducers: {
    outageAnnounced: (state) => {
      if (state.outage === 'unannounced') state.outage = 'announced';
    },
  },
  extraReducers: (builder) => {
    const { getStatus, measureLatency } = statusApi.endpoints;
    builder
      .addMatcher(getStatus.matchFulfilled, (state, { payload }) => {
        state.phase = 'loaded';
        state.stale = payload.stale;
        if (isEmptyStatus(payload)) {
          lose(state);
          return;
        }
        state.lastUpdated = payload.fetchedAt;
        state.outage = 'none';
        if (serverIds().some((id) => payload.servers[id].online)) state.total = payload.total;
        for (const id of serverIds()) state.servers[id] = track(state.servers[id], payload.servers[id]);
        state.connect = connectTo(state.connect, payload.servers[servers[0].id]);
      })
      .addMatcher(getStatus.matchRejected, (state, { meta }) => {
        // RTK Query skipped the request because one is pending.
        if (meta.condition) return;
        state.phase = 'loaded';
        lose(state);
      })
      .addMatcher(measureLatency.matchFulfilled, (state, { payload }) => {
        if (state.connect.online && !state.connect.pinged) state.connect.latency = payload;
      });
  },
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectLastUpdated: ({ lastUpdated }) => lastUpdated,
    selectOutage: ({ outage }) => outage,
    selectIsLive: ({ lastUpdated, stale, outage }) => lastUpdated !== null && !stale && outage === 'none',
    selectTotal: ({ total }) => total,
    selectServers: ({ servers }) => servers,
    selectConnect: ({ connect }) => connect,
  },
});

declare module '@/store/reducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- declaration merging is how a slice is injected
  interface LazySlices extends WithSlice<typeof serverStatusSlice> {}
}
const injected = serverStatusSlice.injectInto(rootReducer);

export const { outageAnnounced } = serverStatusSlice.actions;
export const {
  selectPhase,
  selectLastUpdated,
  selectOutage,
  selectIsLive,
  selectTotal,
  selectServers,
  selectConnect,
} = injected.selectors;
