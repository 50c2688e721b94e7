import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { boards } from '#network/private/boards';
import type { LeaderboardResponse } from '@/contract/leaderboard';
import { type LocalServer, serveLocally } from '../../local/site/listen';
import { playerOf, uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { type AccountSite, startAccountSite } from '../../test/support/server/account-site';
import { modeCalled } from './boards';
import { createExcluded } from './exclude';
import { openMemory } from './memory';
import { push, type PushOptions } from './push';

const KEY = 'a-key-of-all-of-our-game-servers';
/** More than fit into one call. */
const PLAYERS = 1_200;

let site: AccountSite;
let server: LocalServer;
let root: string;

beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: KEY });
  server = await serveLocally((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request)
      .then((body) =>
        site.call(`${method} ${url}`, {
          headers: { Authorization: String(headers.authorization), 'Content-Type': 'application/json' },
          ...(body && { body }),
        }),
      )
      .then((answer) => response.writeHead(answer.status).end(answer.text));
  });
  root = await mkdtemp(path.join(tmpdir(), 'push-real-'));
});
afterAll(async () => {
  await server.close();
  await site.stop();
  await rm(root, { recursive: true, force: true });
});

const progress = { update: () => undefined, end: () => undefined };
const wait = () => Promise.reject(new Error('Nothing should have to be sent twice'));

test('what a world holds stands on the board of the real functions after one push', async () => {
  const world = path.join(root, 'world');
  await mkdir(path.join(world, 'players', 'stats'), { recursive: true });
  for (let n = 0; n < PLAYERS; n += 1) {
    const stats = {
      'minecraft:custom': {
        'minecraft:player_kills': n,
        'minecraft:deaths': 2,
        'minecraft:play_time': 36_000 * n,
        'minecraft:mob_kills': PLAYERS - n,
      },
      'minecraft:mined': { 'minecraft:stone': 1e12, 'minecraft:dirt': n },
    };
    await writeFile(
      path.join(world, 'players', 'stats', `${uuidOf(n)}.json`),
      JSON.stringify({ stats, DataVersion: 4_000 }),
    );
  }
  const names = Array.from({ length: PLAYERS }, (_, n) => ({
    uuid: uuidOf(n),
    name: `${n % 2 ? '.' : ''}Player_${n}`,
  }));
  await writeFile(path.join(root, 'usercache.json'), JSON.stringify(names));

  const { id: mode, metrics } = modeCalled(boards, 'parkour');
  const options: PushOptions = {
    ...{ mode, metrics },
    world,
    site: server.url,
    key: KEY,
    excluded: createExcluded([]),
    isComplete: false,
    isDryRun: false,
  };
  const memory = await openMemory({ directory: path.join(root, 'memory'), ...options });
  const first = await push(options, { memory, progress, wait });
  expect(first).toMatchObject({ read: PLAYERS, sent: PLAYERS, failure: null, skipped: [] });

  const { body } = await site.call('GET /api/leaderboard?mode=parkour');
  const board = body as LeaderboardResponse;
  expect(board.source).toBe('snapshot');
  expect(board.players).toContainEqual(
    playerOf(PLAYERS - 1, {
      username: `.Player_${PLAYERS - 1}`,
      kills: PLAYERS - 1,
      deaths: 2,
      playtime: (PLAYERS - 1) / 2,
      blocksBreaked: 1e12 + PLAYERS - 1,
      mobKills: 1,
    }),
  );
  const ranks = await site.call('GET /api/leaderboard/parkour/players/player_0');
  expect(ranks.body).toMatchObject({ total: PLAYERS, places: { kills: PLAYERS, mobkills: 1 } });

  expect(await push(options, { memory, progress, wait })).toMatchObject({ sent: 0, failure: null });
});
