import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { freePort } from '../local/site/listen';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import {
  type GameConsole,
  playerUuid,
  RCON_PASSWORD,
  startGameConsole,
} from '../test/support/fakes/game-console';
import { voteV1, voteV2 } from '../test/support/fakes/votifier-client';
import { type CompanionProgram, startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { HELP } from './options';

const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
let programs: CompanionProgram[];
beforeEach(async () => {
  site = await startCompanionSite();
  game = await startGameConsole();
  programs = [];
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.kill()));
  await Promise.all([site.close(), game.close()]);
});

async function start(
  args: readonly string[],
  { env = {}, isHasty = false }: { env?: Record<string, string>; isHasty?: boolean } = {},
) {
  const program = await startCompanionProgram(args, { env: { RCON_PASSWORD, ...env }, isHasty });
  programs.push(program);
  return program;
}
const good = (...more: string[]) => [
  ...['--site', site.url, '--server', 'harbor', '--data', inFolder('data')],
  ...['--rcon', `127.0.0.1:${String(game.port)}`],
  ...more,
];

test('tells how it is used, and ends with 2 when the options make no sense', async () => {
  const help = await start(['--help']);
  expect([await help.ended, help.output]).toEqual([0, { stdout: `${HELP}\n`, stderr: '' }]);
  const wrong = await start(['--site', 'http://example.org']);
  expect(await wrong.ended).toBe(2);
  expect(wrong.output.stderr).toContain('--server must be');
  expect(wrong.output.stdout).toBe('');
});

test('one exchange tells the site who is there and how the server does, hands out, and tells that too', async () => {
  game.players.add('Steve').add('.Alex');
  site.addReward('vote-diamonds', 'steve', 3);
  const program = await start(good('--once'));
  expect([await program.ended, program.output.stderr]).toEqual([0, '']);
  expect(site.calls).toHaveLength(2);
  expect(site.calls[0]).toMatchObject({
    server: 'harbor',
    companion: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), version: expect.stringMatching(/^\d/) },
    players: [
      { name: 'Steve', uuid: playerUuid('Steve') },
      { name: '.Alex', uuid: playerUuid('.Alex') },
    ],
    vitals: { tps: 20, mspt: 3.4 },
    votes: [],
    receipts: [],
  });
  expect(game.commands).toEqual(['xp add Steve 3 points']);
  expect([...site.rewards.values()].map(({ state }) => state)).toEqual(['done']);
  expect(program.output.stdout).toContain('Reward for Steve: 3 × vote-diamonds');
});

test('reads where the console is from the game server’s own file, and pushes its world', async () => {
  await writeFile(
    inFolder('server.properties'),
    `enable-rcon=true\nrcon.port=${String(game.port)}\nrcon.password=a password \\= with\\: "signs"\n`,
  );
  const args = [
    '--site',
    site.url,
    '--server',
    'skywars',
    '--game-server',
    inFolder(),
    '--data',
    inFolder('data'),
  ];
  const program = await start([...args, '--once']);
  // The world is missing.
  expect(await program.ended).toBe(1);
  expect(site.calls[0]?.players).toEqual([]);
  expect(program.output.stderr).toContain(`Statistics: ${inFolder('world')} contains neither`);
});

test('one exchange that fails ends with 1 and says why', async () => {
  const unknown = await start(good('--once'), { env: { GAME_SERVER_KEY: 'another' } });
  expect(await unknown.ended).toBe(1);
  expect(unknown.output.stderr).toContain('GAME_SERVER_KEY at the site');
});

test('is ready with what it reaches, goes on with what it does not, and ends at once when it is told to', async () => {
  const port = await freePort('127.0.0.1');
  const taken = createServer().listen(port, '127.0.0.1');
  await once(taken, 'listening');
  site.trouble = () => ({ status: 503 });
  const { port: consolePort } = game;
  await game.close();
  const program = await start(good('--votifier', `127.0.0.1:${String(port)}`), { isHasty: true });
  await program.says('Companion ready: harbor');
  expect(program.output.stdout).toContain(
    `${site.url} (not reached), game server (not reached), votes on (not listening)`,
  );
  expect(program.output.stderr.match(/Game server: /g)).toHaveLength(1);

  site.trouble = () => 'none';
  taken.close();
  await program.says('Votes: listening on 127.0.0.1');
  await program.says('Site: reached');
  game = await startGameConsole();
  expect(game.port).not.toBe(consolePort);
  const stoppedAt = Date.now();
  expect(await program.stop()).toBe(0);
  expect(Date.now() - stoppedAt).toBeLessThan(5_000);
  expect(program.output.stdout).not.toContain('\u001b[');
});

test('a vote is on its way to the site at once, and the token and the key are for whoever lists the server', async () => {
  const port = await freePort('127.0.0.1');
  const program = await start(good('--votifier', `127.0.0.1:${String(port)}`), { isHasty: true });
  await program.says('Companion ready');
  const [, token = ''] =
    /token, for listing sites that use version 2: (\S+)/.exec(program.output.stdout) ?? [];
  const publicKey = (await readFile(inFolder('data', 'votifier-public.txt'), 'utf8')).trim();
  expect(publicKey).toHaveLength(392);
  expect(await voteV2(port, token, 'Steve')).toBe(true);
  expect(await voteV1(port, publicKey, 'Alex')).toBe(true);
  await site.until(() => site.votes.size === 2);
  expect([...site.votes.values()].map(({ username, protocol }) => [username, protocol])).toEqual([
    ['Steve', 2],
    ['Alex', 1],
  ]);
  for (const secret of ['votifier-private.pem', 'votifier-token.txt', 'votes.jsonl', 'journal.jsonl'])
    expect([secret, (await stat(inFolder('data', secret))).mode & 0o077]).toEqual([secret, 0]);

  await program.stop();
  const later = await start(good('--votifier', `127.0.0.1:${String(port)}`));
  await later.says('Companion ready');
  expect(later.output.stdout).not.toContain(token);
  expect(await voteV2(port, token, 'Steve')).toBe(true);
});

test.each([-1, 1])('a clock that is wrong by %i days counts no vote on another day', async (days) => {
  site.aheadMs = days * 86_400_000;
  const port = await freePort('127.0.0.1');
  const env = { VOTIFIER_TOKEN: 'a-token-of-mine' };
  const program = await start(good('--votifier', `127.0.0.1:${String(port)}`), { env, isHasty: true });
  await program.says('clock is wrong');
  expect(await voteV2(port, 'a-token-of-mine', 'Steve')).toBe(true);
  await site.until(() => site.votes.size === 1);
  const [vote] = site.votes.values();
  expect(Math.abs(Date.parse(vote?.receivedAt ?? '') - Date.now() - site.aheadMs)).toBeLessThan(60_000);
});

test('a second companion on the same folder is told and ends; after a kill the folder is free', async () => {
  const first = await start(good());
  await first.says('Companion ready');
  const second = await start(good());
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toContain('Another companion is using');
  await first.kill();
  const third = await start(good());
  await third.says('Companion ready');
  expect(site.calls.map(({ companion }) => companion.id)).toEqual(Array(2).fill(site.calls[0]?.companion.id));
});

test('a companion whose server has another one is told, and is ready for when that is gone', async () => {
  let refusals = 2;
  site.trouble = () => (refusals-- > 0 ? { status: 409 } : 'none');
  const program = await start(good('--every', '5'));
  await program.says('Another companion is connected for this server');
  await program.says('Companion ready');
  expect(site.calls).toEqual([]);
});

test('the rewards that its file lacks are named on one line with the file, and the site is told', async () => {
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), '{"vote-key": ["list"]}');
  game.players.add('Steve');
  site.addReward('vote-key', 'Steve');
  const program = await start(good('--once'), { isHasty: true });
  expect(await program.ended).toBe(0);
  const line = `${inFolder('data', 'rewards.json')} does not define vote-diamonds.`;
  expect(program.output.stderr.split(line)).toHaveLength(2);
  expect(site.calls.map(({ missingRewards }) => missingRewards)).toEqual([undefined, ['vote-diamonds']]);
});

test('a player who joins gets what waits, and the code that they asked for', async () => {
  const reward = site.addReward('vote-key', 'Steve', 2);
  site.challenges.push({
    id: 'challenge-1',
    player: 'steve',
    code: 'ABCD-1234',
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
  });
  const program = await start(good(), { isHasty: true });
  await program.says('Companion ready');
  expect(game.commands).toEqual([]);
  game.players.add('Steve');
  await site.until(() => reward.state === 'done');
  expect(game.commands).toEqual([
    expect.stringMatching(/^tellraw Steve .*ABCD-1234/),
    'xp add Steve 2 points',
  ]);
});

test('what the site refuses is told of and not sent again; what it cannot read is set aside', async () => {
  const port = await freePort('127.0.0.1');
  const env = { VOTIFIER_TOKEN: 'a-token-of-mine' };
  let unreadable = 1;
  site.trouble = () =>
    unreadable-- > 0 && site.calls.length > 0
      ? {
          status: 422,
          body: { error: { code: 'validation_failed', message: 'No.', fields: { 'votes[0].service': 'x' } } },
        }
      : 'none';
  const program = await start(good('--votifier', `127.0.0.1:${String(port)}`), { env, isHasty: true });
  await program.says('Companion ready');
  unreadable = 1;
  await voteV2(port, 'a-token-of-mine', 'Unreadable');
  await program.says('set-aside.jsonl');
  await voteV2(port, 'a-token-of-mine', 'Steve');
  await site.until(() => site.votes.size === 1);
  expect(await readFile(inFolder('data', 'set-aside.jsonl'), 'utf8')).toContain('"Unreadable"');
  expect([...site.votes.values()].map(({ username }) => username)).toEqual(['Steve']);
});
