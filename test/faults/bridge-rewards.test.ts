import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPANION_PATHS } from '@/contract/companion-sync';
import { API_BASE } from '@/contract/paths';
import type { VotesResponse } from '@/contract/votes';
import { type StoredState, unpackPlayer } from '../../functions/votes/store/player-record';
import { GAME_SERVER_KEY } from '../support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../support/fakes/game-console';
import { sentVote, syncOf } from '../support/fixtures/companion-calls';
import { siteCalled } from '../support/fixtures/network-parts';
import { ENTRANCE_SERVER, OTHER_SERVERS } from '../support/fixtures/tracked-servers';
import { setUpFolder } from '../support/server/temporary-folder';
import {
  type MortalBridge,
  type MortalCompanion,
  REPORTED_MS,
  startMortalBridge,
  startMortalCompanion,
} from './mortal-bridge';
import { createRandom } from './random';

/** Players with a few rewards each; `BRIDGE_PLAYERS=200` for more. */
const PLAYERS = Number(process.env['BRIDGE_PLAYERS'] ?? 25);
jest.setTimeout(60_000 + PLAYERS * 2_000);

/** Votes per call. */
const AT_ONCE = 3;

const GIVEN = siteCalled('first').rewards;
const NAMES = Array.from({ length: PLAYERS }, (_, n) => `Player_${String(n)}`);
const SERVERS = OTHER_SERVERS.slice(0, 2);
/** Command of each reward, which tells the test the reward and player of each run. */
const MEANING = Object.fromEntries(
  GIVEN.map(({ reward }) => [reward, [`give {player} ${reward} {count}`, `say {player} ${reward}`]]),
);

const inFolder = setUpFolder();
const random = createRandom(14);
let bridge: MortalBridge;
let games: GameConsole[];
let companions: MortalCompanion[];
beforeEach(async () => {
  bridge = await startMortalBridge(random);
  games = await Promise.all(SERVERS.map(() => startGameConsole()));
  companions = [];
  for (const [n, server] of SERVERS.entries()) {
    const folder = inFolder();
    await mkdir(join(folder, server));
    await writeFile(join(folder, server, 'rewards.json'), JSON.stringify(MEANING));
    const args = ['--rcon', `127.0.0.1:${String(games[n]?.port)}`];
    companions.push(
      await startMortalCompanion({ site: bridge.site.url, server, folder, args, env: { RCON_PASSWORD } }),
    );
  }
});
afterEach(async () => {
  await Promise.all(companions.map((companion) => companion.end()));
  await Promise.all([bridge.stop(), ...games.map((game) => game.close())]);
});

/** Reports votes through another companion, retrying until the site acknowledges them. */
async function vote(names: readonly string[]): Promise<void> {
  const votes = names.map((name) => sentVote(name, Date.now()));
  for (let isTaken = false; !isTaken;) {
    await bridge.site.untilUp();
    isTaken = await fetch(`${bridge.site.url}${API_BASE}${COMPANION_PATHS.companionSync}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${GAME_SERVER_KEY}` },
      body: JSON.stringify(syncOf({ server: ENTRANCE_SERVER, votes })),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Counts the stored rewards in a state. */
async function countStored(state: StoredState): Promise<number> {
  const records: Record<string, unknown>[] = await bridge.database.redis.hvals('votes:players');
  const rewards = records.flatMap((record) => unpackPlayer(record).rewards);
  return rewards.filter((reward) => reward.state === state).length;
}

/** Returns a player's public rewards. */
async function rewardsOf(name: string): Promise<VotesResponse['rewards']> {
  const response = await fetch(`${bridge.site.url}${API_BASE}/votes/${name}`);
  return ((await response.json()) as VotesResponse).rewards;
}

const commandsOf = (player: string, reward: string): string[] =>
  games.flatMap(({ commands }) =>
    commands.filter((command) => command.split(' ').slice(1, 3).join() === `${player},${reward}`),
  );

test('no reward is run twice and none is lost, whatever dies, hangs, breaks off, joins or leaves at each step', async () => {
  const { site } = bridge;
  let isHanging = false;
  /** Lets a player join, leave or change the server at each poll of a companion. */
  const move = () => {
    if (!bridge.isStormy) return;
    const name = NAMES[random.below(PLAYERS)] ?? '';
    for (const game of games) game.players.delete(name);
    if (random.below(4) > 0) games[random.below(games.length)]?.players.add(name);
  };
  bridge.onCommand = () => {
    if (bridge.isStormy && random.below(100) < 3) site.kill(0);
  };
  for (const [n, game] of games.entries()) {
    game.answer = (command) => {
      if (command === 'list uuids') move();
      return undefined;
    };
    game.onCommand = async () => {
      const dice = bridge.isStormy ? random.below(100) : 100;
      if (dice < 6) await companions[n]?.kill();
      else if (dice < 10) await game.restart();
      else if (dice < 14 && !isHanging) {
        // Only once, because nothing else happens there for five seconds.
        isHanging = true;
        await new Promise(() => undefined);
      }
    };
  }
  for (let first = 0; first < PLAYERS; first += AT_ONCE) await vote(NAMES.slice(first, first + AT_ONCE));

  await bridge.until(async () => (await countStored('delivered')) > (PLAYERS * GIVEN.length) / 3);
  bridge.isStormy = false;
  for (const name of NAMES) games[0]?.players.add(name);
  await site.untilUp();
  await Promise.all(companions.map((companion) => companion.ready()));
  await bridge.until(async () => (await countStored('waiting')) === 0);
  await Promise.all(companions.map((companion) => companion.finish()));
  // Rewards that were handed out but never arrived stay unreported.
  await site.advance(site.ahead + REPORTED_MS);

  const count = { waiting: 0, delivered: 0, uncertain: 0, failed: 0 };
  for (const name of NAMES) {
    const rewards = await rewardsOf(name);
    expect(rewards.map(({ reward }) => reward).toSorted()).toEqual(
      GIVEN.map(({ reward }) => reward).toSorted(),
    );
    for (const { reward, state, count: many } of rewards) {
      count[state] += 1;
      const ran = commandsOf(name, reward);
      const all = [`give ${name} ${reward} ${String(many)}`, `say ${name} ${reward}`];
      // Runs happen at most once and in order, and completely if reported as delivered.
      expect([name, state, ran]).toEqual([name, state, all.slice(0, ran.length)]);
      if (state === 'delivered') expect(ran).toHaveLength(all.length);
      if (state === 'waiting') expect(ran).toEqual([]);
    }
  }
  expect(count.delivered).toBeGreaterThan(0);
  expect(count.uncertain).toBeGreaterThan(0);
});
