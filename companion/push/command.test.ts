import path from 'node:path';
import { type LeaderboardSink, startLeaderboardSink } from '../../test/support/fakes/leaderboard-sink';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { startCompanionProgram } from '../../test/support/server/companion-program';
import { createProject, type TestProject } from '../../test/support/server/project';

const KEY = 'a-key-of-game-servers';
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
});
afterEach(() => Promise.all([sink.stop(), project.remove()]));

/** Starts a push, whose memory is in the test's own folder. */
const start = (...more: string[]) => {
  const place = (name: string) => path.join(project.root, name);
  const places = ['--world', place('server/world'), '--site', sink.url, '--data', place('data')];
  return startCompanionProgram(['--push', '--mode', 'skywars', ...places, ...more], {
    env: { GAME_SERVER_KEY: KEY },
  });
};
const run = async (...more: string[]) => {
  const { ended, output } = await start(...more);
  return { code: await ended, ...output };
};

test('ends with 0 when everything was sent, and names and counts a file that is broken', async () => {
  await project.write({ [`server/world/stats/${uuidOf(3)}.json`]: '{"stats":{"minecra' });
  expect(await run()).toEqual({
    code: 0,
    stdout:
      `Skipped stats/${uuidOf(3)}.json is incomplete.\n` +
      `Left out 1 whose file cannot be read: ${uuidOf(3)}: is incomplete.\n` +
      '2 players read, 1 file skipped, 2 changed, 2 sent.\n',
    stderr: '',
  });
  expect(sink.calls).toEqual([2]);
});

test('a dry run prints a table, best first, and sends nothing', async () => {
  const { code, stdout } = await run('--dry-run');
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
  const refused = await run('--key', 'another-key');
  expect(refused).toMatchObject({ code: 1, stdout: '2 players read, 2 changed, 0 sent.\n' });
  expect(refused.stderr).toBe(
    'The site rejected this key. It must be the same as GAME_SERVER_KEY at the site. Run this again to go on.\n',
  );
  const elsewhere = await run('--mode', 'duels');
  expect(elsewhere).toMatchObject({ code: 1, stdout: '' });
  expect(elsewhere.stderr).toBe('The site has no such leaderboard: --mode may be skywars, parkour.\n');
  const astray = await run('--world', path.join(project.root, 'server'));
  expect(astray).toMatchObject({ code: 1, stdout: '' });
  expect(astray.stderr).toContain('Is it the folder of a world?');
});

test('ends with 2 and names the option when it makes no sense, and tells more when it is asked', async () => {
  const { code, stdout, stderr } = await run('--mode', 'Duels');
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--mode must be the id of a leaderboard on the site.');
  const help = await run('--help');
  expect([help.code, help.stderr]).toEqual([0, '']);
  expect(help.stdout).toContain('--dry-run');
});

test('watches on after a failure, until Ctrl-C', async () => {
  const program = await start('--watch', '--key', 'another-key');
  await program.says('The next run goes on.');
  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  expect(program.output.stdout).toContain('Stopped. What was sent is remembered.');
});
