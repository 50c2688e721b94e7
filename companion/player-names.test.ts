import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { freePort } from '../local/site/listen';
import {
  type CompanionSite,
  GAME_SERVER_KEY,
  startCompanionSite,
} from '../test/support/fakes/companion-site';
import {
  type GameConsole,
  playerUuid,
  RCON_PASSWORD,
  startGameConsole,
} from '../test/support/fakes/game-console';
import { voteV1, voteV2 } from '../test/support/fakes/votifier-client';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { type Companion, openCompanion } from './companion';
import { readOptions } from './options';
import { createOutput } from './output';

const NAMES = ['*TestGamer', '-Test_Gamer', '+Gamer', '.Test Gamer', 'BE_Sixteen_Letters'];
const TOKEN = 'a-token-of-16-characters';

const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
let companion: Companion;
let port: number;
let printed: string[];
beforeEach(async () => {
  [site, game, port] = await Promise.all([startCompanionSite(), startGameConsole(), freePort('127.0.0.1')]);
  printed = [];
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), '{"kit": ["give {player} stone", "key {uuid}"]}');
  const args = ['--site', site.url, '--server', 'skywars', '--data', inFolder('data')];
  const ports = ['--rcon', `127.0.0.1:${String(game.port)}`, '--votifier', `127.0.0.1:${String(port)}`];
  const env = { GAME_SERVER_KEY, RCON_PASSWORD, VOTIFIER_TOKEN: TOKEN };
  const options = readOptions([...args, ...ports], env);
  const stream = { write: (text: string) => printed.push(text) };
  companion = await openCompanion(options, {
    output: createOutput(stream, stream, {}, Date.now),
    now: Date.now,
    signal: new AbortController().signal,
    onNews: () => undefined,
  });
});
afterEach(() => Promise.all([companion.close(), site.close(), game.close()]));

/** Looks at the game, makes a call that fetches waiting rewards, and one that reports them. */
async function exchange(): Promise<void> {
  await companion.look();
  await companion.exchange();
  await companion.exchange();
}

test('the reward of a player who is away waits while another one is there whose name ends alike', async () => {
  game.players.add('.Cool Guy');
  const reward = site.addReward('kit', 'Guy');
  await exchange();
  expect(site.calls[0]?.players).toEqual([{ name: '.Cool Guy', uuid: playerUuid('.Cool Guy') }]);
  expect([game.commands, reward.state]).toEqual([[], 'waiting']);
});

test.each([
  ['*TestGamer', '"*TestGamer"'],
  ['-Test_Gamer', '-Test_Gamer'],
  ['.Test Gamer', '".Test Gamer"'],
  ['BE_Sixteen_Letters', playerUuid('BE_Sixteen_Letters')],
])('%s is there alone, and gets the reward and the code', async (name, target) => {
  game.players.add(name);
  const reward = site.addReward('kit', name.toLowerCase());
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  site.challenges.push({ id: '1', player: name.toLowerCase(), code: 'ABCD', expiresAt });
  await exchange();
  expect(game.commands).toEqual([
    expect.stringMatching(/^tellraw /),
    `give ${target} stone`,
    `key ${playerUuid(name)}`,
  ]);
  expect(game.commands[0]?.startsWith(`tellraw ${target} [`)).toBe(true);
  expect(reward.state).toBe('done');
});

test('votes for names of every setting are taken in both versions of Votifier', async () => {
  await companion.look();
  const publicKey = (await readFile(inFolder('data', 'votifier-public.txt'), 'utf8')).trim();
  for (const name of NAMES) {
    expect([name, await voteV2(port, TOKEN, name)]).toEqual([name, true]);
    expect([name, await voteV1(port, publicKey, name)]).toEqual([name, true]);
  }
  await companion.exchange();
  expect([...site.votes.values()].map(({ username }) => username)).toEqual(
    NAMES.flatMap((name) => [name, name]),
  );
});

test('a site of an older version, which cannot read a name, hears of the others and of their rewards', async () => {
  game.players.add('.Steve').add('*TestGamer').add('.Test Gamer');
  const reward = site.addReward('kit', '.Steve');
  const fields = {
    'players[1].name': 'Name is no player’s name',
    'players[2].name': 'Name is no player’s name',
  };
  const error = { code: 'validation_failed', message: 'Please check the fields.', fields };
  site.trouble = () => ({ status: 422, body: { error } });
  await companion.look();
  await companion.exchange();
  site.trouble = () => 'none';
  await companion.exchange();
  await companion.exchange();
  expect(site.calls[0]?.players?.map(({ name }) => name)).toEqual(['.Steve']);
  expect(reward.state).toBe('done');
  expect(printed.join('')).toContain('cannot read these players: *TestGamer, .Test Gamer. Update the site');
});
