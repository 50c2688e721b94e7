import { unpackPlayer } from '../../functions/votes/store/player-record';
import { freePort } from '../../local/site/listen';
import { forwardVote, voteV2 } from '../support/fakes/votifier-client';
import { serviceOf, siteCalled } from '../support/fixtures/network-parts';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../support/fixtures/tracked-servers';
import { setUpFolder } from '../support/server/temporary-folder';
import {
  type MortalBridge,
  type MortalCompanion,
  startMortalBridge,
  startMortalCompanion,
} from './mortal-bridge';
import { createRandom } from './random';

/** Players with acknowledged votes; `BRIDGE_VOTES=10000` for more. */
const VOTES = Number(process.env['BRIDGE_VOTES'] ?? 250);
const CONNECTIONS = 50;
jest.setTimeout(60_000 + VOTES * 60);

const SERVICE = serviceOf('first');
const TOKEN = 'a-token-of-listing-sites';
const inFolder = setUpFolder();
const random = createRandom(13);
let bridge: MortalBridge;
let companions: MortalCompanion[];
beforeEach(async () => {
  bridge = await startMortalBridge(random);
  companions = [];
});
afterEach(async () => {
  await Promise.all(companions.map((companion) => companion.end()));
  await bridge.stop();
});

test('each vote that was acknowledged counts once, whatever is killed, lost, or told twice on its way', async () => {
  const { database, site } = bridge;
  const [lonely = 0, behind = 0] = [await freePort('127.0.0.1'), await freePort('127.0.0.1')];
  for (const [server, port] of [
    [ENTRANCE_SERVER, lonely],
    [OTHER_SERVER, behind],
  ] as const) {
    const args = ['--votifier', `127.0.0.1:${String(port)}`];
    const env = { VOTIFIER_TOKEN: TOKEN };
    companions.push(await startMortalCompanion({ site: site.url, server, folder: inFolder(), args, env }));
  }
  /** One companion receives votes directly from listing sites, the other from a NuVotifier that forwards them. */
  const ways = [
    (name: string) => voteV2(lonely, TOKEN, name, SERVICE),
    (name: string) => forwardVote(behind, TOKEN, { username: name, service: SERVICE }),
  ];
  const killed = { lonely: 0, behind: 0, site: 0 };
  const kills = [
    () => (killed.lonely += 1) && companions[0]?.kill(),
    () => (killed.behind += 1) && companions[1]?.kill(),
    () => (killed.site += 1) && site.kill(0),
  ];
  const acknowledged = new Set<string>();
  let sent = 0;
  let killAt = 20;
  async function list(): Promise<void> {
    while (acknowledged.size < VOTES) {
      const name = `v${String((sent += 1))}`;
      const [first, second] = random.shuffle(ways);
      // Most senders without an acknowledgement retry; some resend despite one, or use another way as well.
      for (let isOver = false; !isOver;) {
        await Promise.all(companions.map((companion) => companion.ready()));
        if (await first?.(name)) acknowledged.add(name);
        isOver = random.below(10) < (acknowledged.has(name) ? 8 : 3);
      }
      if (random.below(4) === 0 && (await second?.(name.toUpperCase()))) acknowledged.add(name);
      if (acknowledged.size < killAt) continue;
      killAt += Math.ceil(VOTES / 30) + random.below(VOTES / 15);
      void kills[random.below(kills.length)]?.();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, list));
  bridge.isStormy = false;
  await site.untilUp();
  await Promise.all(companions.map((companion) => companion.finish()));
  expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);

  const stored = await database.redis.hgetall<Record<string, Record<string, unknown>>>('votes:players');
  const players = new Map(Object.entries(stored ?? {}).map(([name, record]) => [name, unpackPlayer(record)]));
  expect([...acknowledged].filter((name) => !players.has(name))).toEqual([]);
  // No other vote is counted twice either, such as one that was stored but could not be acknowledged.
  const each = siteCalled('first').rewards.map(({ reward, count }) => `waiting ${String(count)} ${reward}`);
  for (const [name, { votedAt, months, rewards, streak }] of players) {
    const counted = [votedAt.get('first')?.length, ...months.values(), streak?.length];
    expect([name, ...counted]).toEqual([name, 1, 1, 1]);
    expect(rewards.map(({ state, count, reward }) => `${state} ${String(count)} ${reward}`)).toEqual(each);
  }
  expect(await database.redis.zcard('votes:ledger')).toBe(players.size);
  const boards = await database.redis.keys('votes:month:*');
  const sums = await Promise.all(boards.map((board) => database.redis.zcard(board)));
  expect(sums.reduce((sum, count) => sum + count, 0)).toBe(players.size);
});
