import { execFile } from 'node:child_process';
import { access, copyFile, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../local/site/listen';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../test/support/fakes/game-console';
import { voteV2 } from '../test/support/fakes/votifier-client';
import { uuidOf } from '../test/support/fixtures/leaderboard-players';
import { startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { COMPANION, COMPANION_BUDGET } from '../tools/budgets';
import { HELP } from './options';

/** Sources of the file, and of its build. The network's texts and data are not among them. */
const SOURCES = [
  'companion',
  'src/contract',
  'src/lib',
  'package.json',
  'package-lock.json',
  'tools/dependencies',
  'tools/listed-chunks.ts',
  'tools/network/languages.ts',
  'webpack.config.ts',
  'tsconfig.json',
];
const run = promisify(execFile);
const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
beforeEach(async () => {
  [site, game] = await Promise.all([startCompanionSite(), startGameConsole()]);
});
afterEach(() => Promise.all([site.close(), game.close()]));

async function changedAt(file: string): Promise<number> {
  const found = await stat(file).catch(() => null);
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const below = await readdir(file, { recursive: true });
  return Math.max(
    ...(await Promise.all(below.map(async (name) => (await stat(path.join(file, name))).mtimeMs))),
  );
}

async function build(cwd: string): Promise<string> {
  const folder = path.resolve('.local/bundles', String(process.pid), cwd === '.' ? 'here' : 'elsewhere');
  await run('node_modules/.bin/webpack', ['--config-name', 'companion', '--output-path', folder], { cwd });
  return path.join(folder, COMPANION);
}

/** Returns the published file: from the build that was just made, or built now. */
async function published(): Promise<string> {
  const built = path.join('dist', COMPANION);
  const changes = await Promise.all(SOURCES.map(changedAt));
  return (await changedAt(built)) > Math.max(...changes) ? built : build('.');
}

/** Returns the Node that is installed on this machine, rather than the project's own. */
async function machineNode(): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const folder of folders.filter((each) => !each.includes('node_modules'))) {
    const node = path.join(folder, 'node');
    if (
      await access(node).then(
        () => true,
        () => false,
      )
    )
      return node;
  }
  return process.execPath;
}

test('the published file works by itself on the Node of this machine, in an empty folder', async () => {
  const file = await published();
  expect((await stat(file)).size).toBeLessThan(COMPANION_BUDGET);
  const node = await machineNode();
  await copyFile(file, inFolder(COMPANION));
  const port = await freePort('127.0.0.1');
  const world = inFolder('minecraft', 'arena');
  await mkdir(path.join(world, 'stats'), { recursive: true });
  const settings = ['level-name=arena', 'enable-rcon=true', `rcon.port=${String(game.port)}`];
  const password = RCON_PASSWORD.replaceAll(/[=:]/g, String.raw`\$&`);
  await writeFile(
    inFolder('minecraft', 'server.properties'),
    [...settings, `rcon.password=${password}`].join('\n'),
  );
  await writeFile(
    inFolder('minecraft', 'usercache.json'),
    JSON.stringify([{ name: 'Steve', uuid: uuidOf(1) }]),
  );
  await writeFile(path.join(world, 'stats', `${uuidOf(1)}.json`), '{"stat.mobKills":3}');
  game.players.add('Steve');

  const elsewhere = { node, file: COMPANION, cwd: inFolder() };
  const start = (...args: string[]) =>
    startCompanionProgram(args, { elsewhere, env: { VOTIFIER_TOKEN: 'a-token-of-mine' } });
  const help = await start('--help');
  expect([await help.ended, help.output]).toEqual([0, { stdout: `${HELP}\n`, stderr: '' }]);

  const args = ['--site', site.url, '--server', 'skywars', '--game-server', 'minecraft'];
  const program = await start(...args, '--votifier', `127.0.0.1:${String(port)}`);
  await Promise.all([program.says('Companion ready'), program.says('Statistics of 1 player sent')]);
  expect(site.calls[0]).toMatchObject({
    server: 'skywars',
    players: [{ name: 'Steve' }],
    vitals: { tps: 20 },
  });
  expect(site.pushed).toMatchObject([
    { mode: 'skywars', players: [{ username: 'Steve', metrics: { mobkills: 3 } }] },
  ]);
  expect(await voteV2(port, 'a-token-of-mine', 'Steve')).toBe(true);
  expect(await program.stop()).toBe(0);

  const flush = await start(...args, '--once');
  expect([await flush.ended, flush.output.stderr]).toEqual([0, '']);
  expect([...site.votes.values()].map(({ username }) => username)).toEqual(['Steve']);
  expect((await readdir(inFolder())).toSorted()).toEqual([COMPANION, 'minecraft', 'spawnpoint-data']);
  expect(JSON.parse(await readFile(inFolder('spawnpoint-data', 'rewards.json'), 'utf8'))).toHaveProperty(
    'vote-key',
  );
});

test('the file is the same byte for byte from any folder, for any network, so its digest can be compared', async () => {
  // The build's configuration lists the fonts of a network, whichever it is.
  for (const source of [...SOURCES, '.local/test-network'])
    await cp(source, inFolder('copy', source), { recursive: true });
  await symlink(path.resolve('node_modules'), inFolder('copy', 'node_modules'));
  const [here, elsewhere] = [await published(), await build(inFolder('copy'))];
  expect((await readFile(elsewhere)).equals(await readFile(here))).toBe(true);
});
