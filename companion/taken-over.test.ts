import { mkdir, writeFile } from 'node:fs/promises';
import {
  type CompanionSite,
  GAME_SERVER_KEY,
  startCompanionSite,
} from '../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../test/support/fakes/game-console';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { openCompanion } from './companion';
import { readOptions } from './options';
import { createOutput } from './output';

const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
beforeEach(async () => {
  [site, game] = await Promise.all([startCompanionSite(), startGameConsole()]);
});
afterEach(() => Promise.all([site.close(), game.close()]));

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

test('a site that was taken over has nothing run that rewards.json does not hold, and for nobody who is not there', async () => {
  const said: object[] = [
    reward({ reward: 'op Eve' }),
    reward({ reward: '__proto__' }),
    reward({ reward: 'constructor' }),
    reward({ player: 'Steve\nop Eve' }),
    reward({ player: '@a' }),
    reward({ player: 'Steve op' }),
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
  game.players.add('Steve').add('@a').add('Steve op');
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), '{"key": ["give {player} key {count}"]}');
  const args = ['--site', site.url, '--server', 'pvp', '--data', inFolder('data')];
  const options = readOptions([...args, '--rcon', `127.0.0.1:${String(game.port)}`], {
    GAME_SERVER_KEY,
    RCON_PASSWORD,
  });
  if (!options) throw new Error('These options ask for help.');
  const silent = { write: () => undefined };
  const companion = await openCompanion(options, {
    output: createOutput(silent, silent, {}, Date.now),
    now: Date.now,
    signal: new AbortController().signal,
    onNews: () => undefined,
  });
  try {
    for (const body of said) {
      site.trouble = () => ({ status: 200, body });
      await companion.exchange();
    }
    expect(game.commands).toEqual([]);
    // It does what it is there for.
    site.trouble = () => ({ status: 200, body: reward({ id: 'reward-3' }) });
    await companion.exchange();
    expect(game.commands).toEqual(['give Steve key 1']);
  } finally {
    await companion.close();
  }
});
