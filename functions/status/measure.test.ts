import type { PublishPlayers } from '@/contract/network/servers';
import { perServer } from '@/lib/servers';
import { onlineServer, offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
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

describe('names of players', () => {
  const players = ['Alex', 'Steve', 'Zuri', 'Gone'].map((name) => ({ name, uuid: name }));
  const sample = { players: { online: 3, max: 20, list: ['Alex'] } };
  const all = players.slice(0, 3);
  interface Case {
    readonly console?: ServerBeat['beat']['players'];
    readonly hidesPlayers?: boolean;
    /** Minutes since a player was anonymous. */
    readonly minutes?: number;
    readonly publish?: PublishPlayers;
    readonly source?: 'companion';
  }
  const namesOf = ({ console = all, hidesPlayers, minutes = Infinity, publish, source }: Case) => {
    const list = source === 'companion' ? [] : sample.players.list;
    const told = { players: { ...sample.players, list }, source: source ?? ('ping' as const) };
    const beats = beatOf({ players: console, ...(hidesPlayers !== undefined && { hidesPlayers }) });
    const { fetchedAt, servers } = statusResponse({ [ENTRANCE_SERVER]: onlineServer(3, told) });
    const memory = {
      fetchedAt,
      servers: perServer(() => ({ trouble: null, lastWords: {}, anonymousAt: NOW - minutes * MINUTE_MS })),
    };
    return measured({ fetchedAt, servers }, beats, NOW, memory, publish).servers[ENTRANCE_SERVER].players;
  };

  test.each<[string, Case, string[]]>([
    ['all that the console lists, where the game counts as many', {}, ['Alex', 'Steve', 'Zuri']],
    ['those that the game shows, where the console lists more', { console: players }, ['Alex']],
    ['those that the game shows, where it lists fewer', { console: players.slice(0, 2) }, ['Alex']],
    ['those that the game shows, where it lists others', { console: players.slice(1) }, ['Alex']],
    ['those that the game shows, where it is away', { console: null }, ['Alex']],
    ['those that the game shows, soon after one was anonymous', { minutes: 13.9 }, ['Alex']],
    ['all, long after one was anonymous', { minutes: 14 }, ['Alex', 'Steve', 'Zuri']],
    ['nobody, where the server is set to hide them', { hidesPlayers: true }, []],
    [
      'all for an owner who says so',
      { publish: 'all', minutes: 0, hidesPlayers: true },
      ['Alex', 'Steve', 'Zuri'],
    ],
    ['never more than play', { publish: 'all', console: players }, ['Alex', 'Steve', 'Zuri']],
    ['nobody for an owner who says so', { publish: 'none' }, []],
    ['nobody, where only the companion says how the server is', { source: 'companion' }, []],
    [
      'all, there too, for an owner who says so',
      { source: 'companion', publish: 'all' },
      ['Alex', 'Steve', 'Zuri'],
    ],
  ])('are %s', (_whose, told, list) => {
    expect(namesOf(told)).toEqual({ online: 3, max: 20, list });
  });
});
