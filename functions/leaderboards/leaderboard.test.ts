import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { playerOf, uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { callFunction } from '../../test/support/server/call-function';
import { countCommands } from '../../test/support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { openDatabase } from '../core/database/database';
import { UnavailableError } from '../core/errors/unavailable-error';
import { schedule } from '../core/http/schedule';
import type { LogEntry } from '../core/log';
import { createLeaderboard } from './leaderboard';
import { createLeaderboardStore } from './store/leaderboard-store';
import { createSeasonStore } from './store/season-store';

let database: TestDatabase;
let clock: FakeClock;
let lines: LogEntry[];
beforeEach(async () => {
  database = await startTestDatabase();
  clock = new FakeClock();
  lines = [];
});
afterEach(() => database.stop());

function startInstance() {
  const opened = openDatabase(database, 5_000);
  const store = createLeaderboardStore(opened, opened);
  const log = (line: LogEntry) => lines.push(line);
  return createLeaderboard({ store, seasons: createSeasonStore(opened), clock, log });
}

async function collect(pages: AsyncIterable<LeaderboardPlayer[]>): Promise<LeaderboardPlayer[]> {
  const players: LeaderboardPlayer[] = [];
  for await (const page of pages) players.push(...page);
  return players;
}

test('an instance answers from memory for 30 seconds, then with one command', async () => {
  const [writer, reader] = [startInstance(), startInstance()];
  await writer.push('skywars', [playerOf(1)]);
  const before = await reader.current('skywars');
  await writer.push('skywars', [playerOf(2)]);
  database.commands.length = 0;
  clock.advance(29_999);
  expect(await reader.current('skywars')).toEqual(before);
  expect(database.commands).toEqual([]);
  clock.advance(1);
  const answers = await Promise.all([reader.current('skywars'), reader.current('skywars')]);
  expect(answers.map(({ players }) => players.length)).toEqual([2, 2]);
  expect(database.commands).toHaveLength(1);
});

test('a player’s ranks are remembered for 30 seconds, and that a player has none, unless something is pushed', async () => {
  const [writer, reader] = [startInstance(), startInstance()];
  await writer.push('skywars', [playerOf(1)]);
  const { username } = playerOf(1);
  const ranks = await reader.ranks('skywars', username);
  await expect(reader.ranks('skywars', 'Nobody')).rejects.toMatchObject({ code: 'not_found' });
  database.commands.length = 0;
  clock.advance(29_999);
  expect(await reader.ranks('skywars', username.toUpperCase())).toEqual(ranks);
  await expect(reader.ranks('skywars', 'Nobody')).rejects.toMatchObject({ code: 'not_found' });
  expect(database.commands).toEqual([]);
  await reader.push('skywars', [{ ...playerOf(2), username: 'Nobody' }]);
  expect(await reader.ranks('skywars', 'Nobody')).toMatchObject({ mode: 'skywars' });
});

test('who pushes, removes or ends a season sees it at once', async () => {
  const leaderboard = startInstance();
  expect((await leaderboard.current('skywars')).source).toBe('sample');
  await leaderboard.push('skywars', [playerOf(1), playerOf(2)]);
  expect((await leaderboard.current('skywars')).players).toHaveLength(2);
  await leaderboard.remove(null, 'skywars', uuidOf(1).replaceAll('-', ''));
  expect((await leaderboard.current('skywars')).players).toHaveLength(1);
  await leaderboard.startSeason(null, 'skywars');
  expect(await leaderboard.current('skywars')).toMatchObject({ source: 'snapshot', players: [] });
});

test('while Redis is away the last known board is answered, and without one it is an error rather than samples', async () => {
  const knowing = startInstance();
  await knowing.push('skywars', [playerOf(1)]);
  const known = await knowing.current('skywars');
  await database.stop();
  clock.advance(3_600_000);
  expect(await knowing.current('skywars')).toEqual(known);
  await expect(knowing.current('parkour')).rejects.toThrow(UnavailableError);
  await expect(startInstance().current('skywars')).rejects.toThrow(UnavailableError);
  for (const attempt of [
    () => knowing.push('skywars', [playerOf(2)]),
    () => knowing.ranks('skywars', 'Player_1'),
    () => knowing.remove(null, 'skywars', uuidOf(1)),
    () => knowing.startSeason(null, 'skywars'),
    () => knowing.capture(),
  ]) {
    await expect(attempt()).rejects.toThrow(UnavailableError);
  }
});

test('a board that cannot be read is logged once for its mode, also while memory hides it, and once when it can', async () => {
  const leaderboard = startInstance();
  await leaderboard.push('skywars', [playerOf(1)]);
  await leaderboard.current('skywars');
  const board = await database.redis.get<string>('leaderboard:skywars:snapshot');
  const ask = async () => {
    clock.advance(30_000);
    await leaderboard.current('skywars').catch(() => undefined);
    await leaderboard.current('parkour');
    return lines.splice(0);
  };
  expect(await ask()).toEqual([]);
  await database.redis.set('leaderboard:skywars:snapshot', '{"players":');
  expect([await ask(), await ask()]).toEqual([
    [{ level: 'error', event: 'leaderboard_unreadable', mode: 'skywars', fault: 'DatabaseError' }],
    [],
  ]);
  await database.redis.set('leaderboard:skywars:snapshot', board);
  expect([await ask(), await ask()]).toEqual([
    [{ level: 'info', event: 'leaderboard_readable', mode: 'skywars' }],
    [],
  ]);
  await database.stop();
  await startInstance()
    .current('parkour')
    .catch(() => undefined);
  expect(lines).toEqual([
    { level: 'error', event: 'leaderboard_unreadable', mode: 'parkour', fault: 'DatabaseError' },
  ]);
});

test('a push costs as many commands for one player as for a thousand, and two more for each who was renamed', async () => {
  const leaderboard = startInstance();
  const everybody = Array.from({ length: 1_000 }, (_, n) => playerOf(n, { kills: n }));
  await leaderboard.push('skywars', everybody);
  const push = (...players: LeaderboardPlayer[]) =>
    countCommands(database, () => leaderboard.push('skywars', players));
  expect(await push(playerOf(1, { kills: 5 }))).toBe(16);
  expect(await push(...everybody.map((player) => ({ ...player, kills: 7 })))).toBe(16);
  expect(await push(playerOf(1, { username: 'Renamed' }))).toBe(18);
  expect(await countCommands(database, () => leaderboard.capture())).toBe(11);
});

test('samples stay the same all day, and follow the day although they are remembered', async () => {
  const leaderboard = startInstance();
  const today = await leaderboard.current('skywars');
  clock.advance(12 * 3_600_000 - 1);
  expect(await leaderboard.current('skywars')).toEqual(today);
  clock.advance(1);
  expect((await leaderboard.current('skywars')).players).not.toEqual(today.players);
});

test('the scheduled run takes the snapshots anew, with a command for each mode, and makes none of nothing', async () => {
  const leaderboard = startInstance();
  await leaderboard.push('skywars', [playerOf(1)]);
  await database.redis.set(
    'leaderboard:skywars:snapshot',
    '{"capturedAt":"2000-01-01T00:00:00.000Z","players":[]}',
  );
  database.commands.length = 0;
  clock.advance(300_000);
  const { response } = await callFunction(
    schedule(async () => {
      await leaderboard.capture();
      return null;
    }),
    '/',
    { method: 'POST' },
  );
  expect([response.status, database.commands.length]).toEqual([204, 2]);
  clock.advance(30_000);
  expect(await leaderboard.current('skywars')).toMatchObject({
    capturedAt: '2026-05-25T12:05:00.000Z',
    players: [playerOf(1)],
  });
  expect((await leaderboard.current('parkour')).source).toBe('sample');
});

test('an export that breaks off half-way says so, and can be had again', async () => {
  const leaderboard = startInstance();
  for (let start = 0; start < 5_000; start += 1_000) {
    await leaderboard.push(
      'skywars',
      Array.from({ length: 1_000 }, (_, n) => playerOf(start + n)),
    );
  }
  const pages = await leaderboard.startSeason(null, 'skywars');
  const season = await database.redis.get<string>('leaderboard:skywars:ended');
  const key = `leaderboard:skywars:season:${season ?? ''}:players`;
  await database.redis.rename(key, 'elsewhere');
  await expect(collect(pages)).rejects.toThrow(UnavailableError);
  await database.redis.rename('elsewhere', key);
  expect(
    new Set((await collect(await leaderboard.startSeason(null, 'skywars'))).map(({ uuid }) => uuid)).size,
  ).toBe(5_000);
});

test('pushes while a season ends are in the old one or in the new one, whole', async () => {
  const leaderboard = startInstance();
  const pushAll = Array.from({ length: 40 }, async (_, batch) => {
    const players = [2 * batch, 2 * batch + 1].map((n) => playerOf(n, { kills: 1 }));
    await leaderboard.push('skywars', players);
  });
  const exported = await collect(await leaderboard.startSeason(null, 'skywars'));
  await Promise.all(pushAll);
  const now = await database.redis.hlen('leaderboard:skywars:players');
  expect(exported.length + now).toBe(80);
  expect(exported.length % 2).toBe(0);
});
