import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../../test/support/fakes/game-console';
import { startCompanionProgram } from '../../test/support/server/companion-program';
import { setUpFolder } from '../../test/support/server/temporary-folder';

const inFolder = setUpFolder();
let game: GameConsole;
beforeEach(async () => {
  game = await startGameConsole();
  game.players.add('Steve');
  await mkdir(inFolder('data'));
  await writeFile(
    inFolder('data', 'rewards.json'),
    JSON.stringify({
      key: [
        'give {player} stone {count}',
        { command: 'crate give {player} vote', expect: 'got a key', refuse: 'full' },
      ],
    }),
  );
});
afterEach(() => game.close());

/** Runs the companion with `--try` arguments as an owner types them, without the site and its key. */
async function attempt(...args: string[]) {
  const at = ['--rcon', `127.0.0.1:${String(game.port)}`, '--data', inFolder('data')];
  const program = await startCompanionProgram([...at, ...args], {
    env: { RCON_PASSWORD, GAME_SERVER_KEY: '' },
  });
  return { code: await program.ended, ...program.output };
}

test('a reward that is tried is run once and shown as it would be booked, and nothing is kept of it', async () => {
  game.answer = (command) => (command.startsWith('crate') ? '§aSteve got a key!' : undefined);
  expect(await attempt('--try', 'key', 'steve')).toEqual({
    code: 0,
    stdout: [
      '> give Steve stone 1',
      '< Gave 1 [stone] to Steve',
      '> crate give Steve vote',
      '< Steve got a key!',
      'Would be recorded as delivered: Gave 1 [stone] to Steve · Steve got a key!',
      '',
    ].join('\n'),
    stderr: '',
  });
  expect(await readdir(inFolder('data'))).toEqual(['rewards.json']);
});

test('one that the game refuses says so, and ends with 1', async () => {
  game.answer = (command) => (command.startsWith('crate') ? 'Steve got a key, but is full' : undefined);
  const { code, stdout } = await attempt('--try', 'key', 'Steve');
  expect([code, stdout.split('\n').at(-2)]).toEqual([
    1,
    'Would be recorded as failed: Command 2 of 2: Steve got a key, but is full',
  ]);
  game.answer = () => '';
  expect(await attempt('--try', 'key', 'Steve')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Would be recorded as waiting: Steve is not on this server'),
  });
});

test('for a player who is away nothing is run, and the reward would wait', async () => {
  expect(await attempt('--try', 'key', 'Alex')).toEqual({
    code: 1,
    stdout:
      'Would be recorded as waiting: Alex is not on this server, or the console does not list its players\n',
    stderr: '',
  });
  expect(game.commands).toEqual([]);
});

test('what stands in the way is said', async () => {
  expect(await attempt('--try', 'kit', 'Steve')).toMatchObject({
    code: 1,
    stdout: 'Would be recorded as failed: rewards.json does not define "kit"\n',
  });
  await writeFile(inFolder('data', 'rewards.json'), '{"key": [{"command": "kit", "expect": "("}]}');
  const bad = await attempt('--try', 'key', 'Steve');
  expect([bad.code, bad.stderr]).toEqual([
    1,
    expect.stringContaining('"expect" of "key", command 1 is not a valid regular'),
  ]);
  const none = await attempt('--try', 'key', 'Steve', '--data', inFolder());
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('rewards.json cannot be read')]);
  const incomplete = await attempt('--try', 'key');
  expect([incomplete.code, incomplete.stderr]).toEqual([2, expect.stringContaining('--try needs a reward')]);
  await game.close();
  const away = await attempt('--try', 'key', 'Steve', '--data', inFolder());
  expect([away.code, game.commands]).toEqual([1, []]);
});
