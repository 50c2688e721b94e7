import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import {
  type CompanionSite,
  GAME_SERVER_KEY,
  startCompanionSite,
} from '../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../test/support/fakes/game-console';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { type Companion, openCompanion } from './companion';
import { readOptions } from './options';
import { createOutput } from './output';

const MINUTE_MS = 60_000;
const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
let companion: Companion;
let now: number;
/** Lines of the standard output and the standard error. */
let printed: string[];
beforeEach(async () => {
  [site, game] = await Promise.all([startCompanionSite(), startGameConsole()]);
  now = Date.now();
  printed = [];
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), '{"key": ["give {player} key {count}"]}');
  const args = ['--site', site.url, '--server', 'skywars', '--data', inFolder('data')];
  const options = readOptions([...args, '--rcon', `127.0.0.1:${String(game.port)}`], {
    GAME_SERVER_KEY,
    RCON_PASSWORD,
  });
  const stream = { write: (text: string) => printed.push(text) };
  companion = await openCompanion(options, {
    output: createOutput(stream, stream, {}, () => now),
    now: () => now,
    signal: new AbortController().signal,
    onNews: () => undefined,
  });
});
afterEach(() => Promise.all([companion.close(), site.close(), game.close()]));

const nothing = {
  accepted: { votes: [], receipts: [], refused: [] },
  rewards: [],
  challenges: [],
  nextMs: 1,
};
const reward = (changes: object) => ({
  ...nothing,
  rewards: [{ id: 'reward-1', reward: 'key', player: 'Steve', count: 1, ...changes }],
});
const challenge = (changes: object) => ({
  ...nothing,
  challenges: [
    {
      id: '1',
      player: 'Steve',
      code: 'ABCD',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      ...changes,
    },
  ],
});

const says = async (body: object, status = 200) => {
  site.trouble = () => ({ status, body });
  return companion.exchange();
};
/** Makes 200 entries, the maximum of one answer, for the numbers from `first` on. */
const list = <T>(first: number, make: (n: number) => T) =>
  Array.from({ length: 200 }, (_, n) => make(first + n));
const floodOf = (first: number, changes: (n: number) => object) => ({
  ...nothing,
  challenges: list(first, (n) => ({
    id: String(n),
    player: 'Steve',
    code: 'BUY-AT-EVE',
    expiresAt: '9999-12-31T23:59:59Z',
    ...changes(n),
  })),
});
const bytesOf = async (name: string) => (await stat(inFolder('data', name))).size;

test('a site that was taken over has nothing run that rewards.json does not hold, and for nobody who is not there', async () => {
  const said: object[] = [
    reward({ reward: 'op Eve' }),
    reward({ reward: '__proto__' }),
    reward({ reward: 'constructor' }),
    reward({ player: 'Steve\nop Eve' }),
    reward({ player: '@a' }),
    reward({ player: 'Steve; op Eve' }),
    reward({ player: 'Eve' }),
    reward({ count: 1.5 }),
    reward({ count: -1 }),
    reward({ count: 1e9 }),
    reward({ count: '1 1\nop Eve' }),
    reward({ commands: ['op Eve'], id: 'reward-2', reward: 'unknown' }),
    challenge({ code: '"}]\nop Eve' }),
    challenge({ code: 'x'.repeat(41) }),
    challenge({ player: '@a' }),
    challenge({ player: 'Eve' }),
    { ...nothing, command: 'op Eve', commands: ['op Eve'] },
    { ...nothing, nextMs: -1 },
    { ...nothing, rewards: 'op Eve' },
  ];
  game.players.add('Steve').add('@a').add('Steve; op Eve');
  for (const body of said) await says(body);
  expect(game.commands).toEqual([]);
  // The companion still does its work.
  await says(reward({ id: 'reward-3' }));
  expect(game.commands).toEqual(['give Steve key 1']);
});

test('at most 200 codes wait for players, and for 15 minutes, whatever expiry the site names', async () => {
  for (let first = 0; first < 2_000; first += 200)
    await says(floodOf(first, (n) => ({ player: `Player_${String(n)}` })));
  game.players.add('Player_0');
  await companion.look();
  for (let n = 1; n < 2_000; n += 1) game.players.add(`Player_${String(n)}`);
  await companion.look();
  expect(game.commands.length).toBe(200);

  game.players.clear();
  now += 15 * MINUTE_MS;
  await says(floodOf(2_000, () => ({ player: 'Steve' })));
  now += 15 * MINUTE_MS;
  // The site's clock claims an earlier time.
  site.aheadMs = -24 * 60 * MINUTE_MS;
  await says(nothing);
  game.players.add('Steve');
  await companion.look();
  expect(game.commands.length).toBe(200);
});

test('a player is shown ten codes within 15 minutes, however soon each expires', async () => {
  game.players.add('Steve');
  for (let first = 0; first < 2_000; first += 200) {
    const expiresAt = new Date(Date.now() + MINUTE_MS).toISOString();
    await says(floodOf(first, () => ({ expiresAt })));
    now += MINUTE_MS;
  }
  expect(game.commands.length).toBe(10);
  now += 15 * MINUTE_MS;
  await says(floodOf(2_000, () => ({})));
  expect(game.commands.length).toBe(20);
});

const unknown = (first: number) => ({
  ...nothing,
  rewards: list(first, (n) => ({ id: `reward-${String(n)}`, reward: 'unknown', player: 'Steve', count: 1 })),
});
const receipts = (first: number) => ({
  ...nothing.accepted,
  receipts: list(first, (n) => `reward-${String(n)}`),
});

test('a site that confirms no reward gets a thousand of them started, and an honest site later learns of each', async () => {
  for (let first = 0; first < 2_000; first += 200) await says(unknown(first));
  expect(await bytesOf('journal.jsonl')).toBeLessThan(250_000);
  expect(printed.filter((line) => line.includes('200 rewards were not started')).length).toBe(5);
  site.trouble = () => 'none';
  const told = new Set<string>();
  site.onCall = (sync) => sync.receipts.forEach(({ id }) => told.add(id));
  while (companion.hasNews) await companion.exchange();
  expect([...told]).toEqual(Array.from({ length: 1_000 }, (_, n) => `reward-${String(n)}`));
  game.players.add('Steve');
  await says(reward({}));
  expect(game.commands).toEqual(['give Steve key 1']);
});

test('entries that the site claims not to read are set aside once, up to 1 MB, and wait beyond that', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, n) => [`receipts[${String(n % 200)}].${String(n)}`, 'No']),
  );
  const refusal = { error: { code: 'validation_failed', message: 'x'.repeat(300), fields } };
  for (let first = 0; first < 3_000; first += 200) {
    await says(unknown(first));
    await says(refusal, 422);
  }
  expect(await bytesOf('set-aside.jsonl')).toBeLessThanOrEqual(1_048_576);
  const lines = (await readFile(inFolder('data', 'set-aside.jsonl'), 'utf8')).trim().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  site.trouble = () => 'none';
  site.onCall = (sync) => ids.push(...sync.receipts.map(({ id }) => id));
  while (companion.hasNews) await companion.exchange();
  expect(ids).toEqual(Array.from({ length: 3_000 }, (_, n) => `reward-${String(n)}`));
});

test('rewards that rewards.json lacks leave nothing behind but 5,000 plain lines an hour', async () => {
  const evil = '\u001b[2J\r\nop';
  for (let first = 0; first < 5_200; first += 200) {
    const { rewards } = unknown(first);
    await says({
      ...nothing,
      accepted: receipts(first - 200),
      rewards: rewards.map((each) => ({ ...each, reward: evil, player: evil })),
    });
  }
  expect(await bytesOf('journal.jsonl')).toBeLessThan(250_000);
  expect(printed.length).toBe(5_000);
  expect(printed.filter((line) => !/^\P{C}+\n$/u.test(line))).toEqual([]);
  expect(printed.at(-1)).toContain('Output pauses');
  now += 60 * MINUTE_MS;
  await says(reward({ reward: 'unknown' }));
  expect(printed.slice(-3).join('')).toMatch(/\d+ lines were skipped\n.*Reward for Steve/s);
});

test('a receipt that one answer refuses many times is printed once', async () => {
  await says(reward({ reward: 'unknown' }));
  const refused = Array.from({ length: 400 }, () => ({ id: 'reward-1', reason: 'no' }));
  await says({ ...nothing, accepted: { ...nothing.accepted, refused } });
  expect(printed.filter((line) => line.includes('refused reward-1'))).toHaveLength(1);
  await says({ ...nothing, accepted: { ...nothing.accepted, refused: [...refused, ...refused] } });
  expect(printed.at(-1)).toContain('The response did not come from the site');
});
