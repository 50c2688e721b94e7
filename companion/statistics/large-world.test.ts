import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { setUpPushedWorld } from '../../test/support/server/pushed-world';

const world = setUpPushedWorld();
const { write, writeNames, run } = world;

/** Files of three releases of the game, without zero figures. */
const layouts = [
  (kills: number, ticks: number, dirt: number) => ({
    stats: {
      'minecraft:custom': { 'minecraft:player_kills': kills, 'minecraft:play_time': ticks },
      'minecraft:mined': { 'minecraft:dirt': dirt, 'minecraft:stone': 7 },
      'minecraft:used': { 'minecraft:dirt': 9_999 },
    },
    DataVersion: 4_000,
  }),
  (kills: number, ticks: number, dirt: number) => ({
    stats: {
      'minecraft:custom': {
        'minecraft:deaths': 1 + (kills % 4),
        'minecraft:mob_kills': kills,
        'minecraft:play_one_minute': ticks,
      },
      'minecraft:mined': { 'minecraft:dirt': dirt },
    },
    DataVersion: 1_519,
  }),
  (kills: number, ticks: number, dirt: number) => ({
    'stat.playerKills': kills,
    'stat.mobKills': 1,
    'stat.playOneMinute': ticks,
    'stat.mineBlock.minecraft.dirt': dirt,
    'stat.useItem.minecraft.dirt': 9_999,
  }),
];

const patterns = {
  kills: /player_?kills$/i,
  deaths: /[:.]deaths$/,
  playtime: /play_?(?:time|one_?minute)$/i,
  blocks: /mined\/|mineBlock/,
  mobkills: /mob_?kills$/i,
} as const;
/** Returns every number of a file with its path of keys. */
const numbersIn = (value: unknown, name = ''): [name: string, count: number][] =>
  typeof value === 'number'
    ? [[name, value]]
    : Object.entries(Object(value)).flatMap(([key, inner]) => numbersIn(inner, `${name}/${key}`));
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);

test('a world of 5,000 players is pushed although the site fails, with the totals of an independent count, and then only what has changed', async () => {
  await writeNames(5_000);
  const numbers: [name: string, count: number][] = [];
  for (let n = 0; n < 5_000; n += 1) {
    const file = layouts[n % layouts.length]?.((n * 7_919) % 1_000, n * 36_000, n % 50);
    numbers.push(...numbersIn(file));
    await write(`stats/${uuidOf(n)}.json`, JSON.stringify(file));
  }
  world.sink.troubles.push('none', 'none', ...Array.from({ length: 5 }, () => 'internal' as const));
  expect(await run()).toMatchObject({ read: 5_000, sent: 2_000, failure: 'The site says: No.', skipped: [] });
  // A batch whose answer was lost is sent again, and changes nothing.
  world.sink.troubles.push('drop');
  expect(await run()).toMatchObject({ sent: 3_000, failure: null });
  expect(Math.max(...world.sink.calls)).toBe(1_000);
  expect(world.sink.players.size).toBe(5_000);
  for (const figure of Object.keys(patterns) as (keyof typeof patterns)[]) {
    const counted = sumOf(numbers.flatMap(([name, count]) => (patterns[figure].test(name) ? [count] : [])));
    const pushed = sumOf([...world.sink.players.values()].map(({ metrics }) => metrics?.[figure] ?? NaN));
    expect([figure, pushed * (figure === 'playtime' ? 72_000 : 1)]).toEqual([figure, counted]);
  }

  const { length } = world.sink.calls;
  expect(await run()).toMatchObject({ read: 5_000, sent: 0, failure: null });
  expect(world.sink.calls).toHaveLength(length);
  await writeNames(5_001);
  await write(`stats/${uuidOf(5_000)}.json`, '{"stat.mobKills":3}');
  await write(`stats/${uuidOf(0)}.json`, '{"stat.mobKills":999999}');
  expect((await run()).changed.map(({ username }) => username)).toEqual(['player_0', 'player_5000']);
  expect([0, 5_000].map((n) => world.sink.players.get(uuidOf(n))?.metrics?.mobkills)).toEqual([999_999, 3]);
});
