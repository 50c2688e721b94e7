import { ENTRANCE_SERVER } from '@/content/servers';
import { onlineServer, offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import type { ServerBeat } from '../companion';
import { measured } from './measure';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');
const MINUTE_MS = 60_000;
const VITALS = { tps: 18.5, mspt: 42.25 };

const beatOf = (changes: Partial<ServerBeat['beat']> = {}): ServerBeat[] => [
  {
    server: ENTRANCE_SERVER,
    beat: { id: 'one', version: '1.0.0', seenAt: NOW, players: null, vitals: VITALS, ...changes },
  },
];
const entrance = (server = onlineServer(), beats = beatOf()) => {
  const { fetchedAt, servers } = statusResponse({ [ENTRANCE_SERVER]: server });
  return measured({ fetchedAt, servers }, beats, NOW).servers[ENTRANCE_SERVER];
};

test('a companion’s ticks count as measured', () => {
  expect(entrance().performance).toEqual({ ...VITALS, measured: true });
});

test.each([
  ['12 minutes ago', { seenAt: NOW - 12 * MINUTE_MS }],
  ['12 minutes ahead, by a clock that is wrong', { seenAt: NOW + 12 * MINUTE_MS }],
  ['just now, by one that cannot ask its server', { vitals: null }],
])('what was said %s leaves them assumed', (_when, changes) => {
  expect(entrance(onlineServer(), beatOf(changes)).performance).toEqual({
    tps: 20,
    mspt: 0,
    measured: false,
  });
});

test('they count for less than 12 minutes', () => {
  expect(entrance(onlineServer(), beatOf({ seenAt: NOW - 12 * MINUTE_MS + 1 })).performance.measured).toBe(
    true,
  );
});

test('a server that nobody can reach is offline, whatever its companion says', () => {
  expect(entrance(offlineServer())).toEqual(offlineServer());
});

test('names all players where the look-up tells but a sample, and never more than play', () => {
  const players = ['Alex', 'Steve', 'Zuri', 'Gone'].map((name) => ({ name, uuid: name }));
  const sample = onlineServer(3, { players: { online: 3, max: 20, list: ['Alex'] } });
  expect(entrance(sample, beatOf({ players })).players).toEqual({
    online: 3,
    max: 20,
    list: ['Alex', 'Steve', 'Zuri'],
  });
  const all = onlineServer(2);
  expect(entrance(all, beatOf({ players: players.slice(0, 1) })).players).toEqual(all.players);
});
