import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { LeaderboardPage } from '../pages/leaderboard-page';
import { beginSeason } from '../support/leaderboard';
import { GAME_KEY } from '../support/site';
import { expect, test } from '../support/test';

const root = process.cwd();
const HOUR = 72_000;

const players = [
  { name: 'Notch_Fan', kills: 40, deaths: 8, ticks: 3 * HOUR, stone: 1_234 },
  { name: '.BedrockKid', kills: 90, deaths: 0, ticks: HOUR, stone: 5 },
  { name: 'Miner49', kills: 1, deaths: 3, ticks: 50 * HOUR, stone: 987_654 },
];

/** Creates a server's folder as the game leaves it, which is also the command's working directory. */
const makeWorld = async (directory: string): Promise<string> => {
  const stats = path.join(directory, 'server', 'world', 'players', 'stats');
  await mkdir(stats, { recursive: true });
  for (const [n, { kills, deaths, ticks, stone }] of players.entries()) {
    const custom = {
      'minecraft:player_kills': kills,
      ...(deaths > 0 && { 'minecraft:deaths': deaths }),
      'minecraft:play_time': ticks,
    };
    const file = { stats: { 'minecraft:custom': custom, 'minecraft:mined': { 'minecraft:stone': stone } } };
    await writeFile(path.join(stats, `${uuidOf(n)}.json`), JSON.stringify(file));
  }
  await writeFile(
    path.join(directory, 'server', 'usercache.json'),
    JSON.stringify(players.map(({ name }, n) => ({ name, uuid: uuidOf(n), expiresOn: '' }))),
  );
  return path.join(directory, 'server', 'world');
};

test('one command shows a world on the leaderboard, and a second one has nothing to send', async ({
  page,
  request,
  site,
}) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'push-'));
  const world = await makeWorld(directory);
  const main = path.join(root, 'companion/main.ts');
  const push = () =>
    promisify(execFile)(
      path.join(root, 'node_modules/.bin/tsx'),
      [main, '--push', '--mode', 'pvp', '--world', world, '--site', site.url],
      {
        cwd: directory,
        env: {
          ...process.env,
          GAME_SERVER_KEY: GAME_KEY,
          TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
        },
      },
    );
  await beginSeason(request, 'pvp', []);

  expect((await push()).stdout).toContain('3 players read, 3 changed, 3 sent.');
  const leaderboard = new LeaderboardPage(page);
  await leaderboard.open();
  await expect(leaderboard.steps.nth(0)).toContainText('.BedrockKid');
  await expect(leaderboard.steps.nth(1)).toContainText('Notch_Fan');
  await leaderboard.metric('kdr').click();
  await expect(leaderboard.steps.nth(0)).toContainText('90.00');
  await leaderboard.metric('playtime').click();
  await expect(leaderboard.steps.nth(0)).toContainText('50h');
  await leaderboard.metric('blocks').click();
  await expect(leaderboard.steps.nth(0)).toContainText('987,654');

  expect((await push()).stdout).toContain('0 changed, 0 sent.');
  await rm(directory, { recursive: true });
});
