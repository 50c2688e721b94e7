import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { type LeaderboardSink, startLeaderboardSink } from '../../test/support/fakes/leaderboard-sink';
import { createProject, type TestProject } from '../../test/support/server/project';

const KEY = 'a-key-of-game-servers';
const uuidOf = (n: number) => `00000000-0000-4000-8000-00000000000${String(n)}`;
const statsOf = (kills: number) =>
  JSON.stringify({ stats: { 'minecraft:custom': { 'minecraft:player_kills': kills } } });

let project: TestProject;
let sink: LeaderboardSink;
beforeEach(async () => {
  sink = await startLeaderboardSink(KEY);
  project = await createProject({
    'server/usercache.json': JSON.stringify([
      { name: 'Steve', uuid: uuidOf(1) },
      { name: 'Alex', uuid: uuidOf(2) },
    ]),
    [`server/world/stats/${uuidOf(1)}.json`]: statsOf(12),
    [`server/world/stats/${uuidOf(2)}.json`]: statsOf(3_456),
  });
  await symlink(path.resolve('node_modules'), path.join(project.root, 'node_modules'));
});
afterEach(() => Promise.all([sink.stop(), project.remove()]));

/** Starts `npm run leaderboard:push` with a working directory of its own, which is where it remembers. */
function start(...args: string[]) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve('tools/leaderboard-push.ts'), ...args],
    {
      cwd: project.root,
      env: {
        ...process.env,
        GAME_SERVER_KEY: KEY,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const ended = once(child, 'close').then(([code]: unknown[]) => ({ code, ...output }));
  return { child, ended };
}
const good = () => ['--mode', 'pvp', '--world', 'server/world', '--site', sink.url];

test('ends with 0 when everything was sent, and names and counts a file that is broken', async () => {
  await project.write({ [`server/world/stats/${uuidOf(3)}.json`]: '{"stats":{"minecra' });
  expect(await start(...good()).ended).toEqual({
    code: 0,
    stdout:
      `Skipped stats/${uuidOf(3)}.json is not whole.\n` +
      `Left out 1 whose file cannot be read: ${uuidOf(3)}: is not whole.\n` +
      '2 players read, 1 file skipped, 2 changed, 2 sent.\n',
    stderr: '',
  });
  expect(sink.calls).toEqual([2]);
});

test('a dry run prints a table, best first, and sends nothing', async () => {
  const { code, stdout } = await start(...good(), '--dry-run').ended;
  expect(code).toBe(0);
  const lines = stdout.split('\n');
  expect(lines.find((line) => line.includes('username'))).toMatch(
    /kills.*playtime.*blocks.*mobkills.*deaths/,
  );
  expect(lines.filter((line) => line.includes(uuidOf(0).slice(0, -1)))).toEqual([
    expect.stringMatching(/'Alex'.*'3,456'/),
    expect.stringMatching(/'Steve'.*'12'/),
  ]);
  expect(lines.at(-2)).toBe('2 players read, 2 changed, 0 sent.');
  expect(sink.calls).toEqual([]);
});

test('ends with 1 and says why when something was not sent', async () => {
  const refused = await start(...good(), '--key', 'another-key').ended;
  expect(refused).toMatchObject({ code: 1, stdout: '2 players read, 2 changed, 0 sent.\n' });
  expect(refused.stderr).toBe(
    'The site does not know this key: it must be the GAME_SERVER_KEY that is set there. Run this again to go on.\n',
  );
  const elsewhere = await start(...good(), '--mode', 'duels').ended;
  expect(elsewhere).toMatchObject({ code: 1, stdout: '' });
  expect(elsewhere.stderr).toBe('The site has no such leaderboard: --mode may be pvp, lifesteal.\n');
  const astray = await start(...good(), '--world', 'server').ended;
  expect(astray).toMatchObject({ code: 1, stdout: '' });
  expect(astray.stderr).toContain('is it the folder of a world?');
});

test('ends with 2 and names the option when it makes no sense, and tells more when it is asked', async () => {
  const { code, stdout, stderr } = await start(...good(), '--mode', 'Duels').ended;
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--mode must be the id of one of the site’s leaderboards.');
  const help = await start('--help').ended;
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('--dry-run');
});

test('watches on after a failure, until Ctrl-C', async () => {
  const { child, ended } = start(...good(), '--watch', '--key', 'another-key');
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, stdout, stderr } = await ended;
  expect(code).toBe(0);
  expect(stderr).toContain('The next run goes on.');
  expect(stdout).toContain('Stopped. What was sent is remembered.');
});
