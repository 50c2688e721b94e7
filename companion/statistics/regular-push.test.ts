import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CompanionMode } from '@/contract/companion-boards';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { setUpPushedWorld } from '../../test/support/server/pushed-world';
import { createExcluded } from './exclude';
import { createRegularPush } from './regular-push';

const world = setUpPushedWorld();
beforeEach(async () => {
  await world.write(`stats/${uuidOf(0)}.json`, '{"stat.mobKills":3,"stat.deaths":2}');
  await world.writeNames(1);
});

const mode = (id: string, server: string, ...statistics: string[]): CompanionMode => ({
  ...{ id, server },
  metrics: statistics.length > 0 ? [{ id: 'mobkills', unit: 'count', statistics }] : [],
});

/** Starts one companion's pushes, and records its messages to the owner. */
const start = (more: { server?: string; mode?: string | null; isWorldNamed?: boolean } = {}) => {
  const troubles: string[] = [];
  const ignore = () => undefined;
  const { sink, folder, root } = world;
  const regular = createRegularPush(
    async () => ({ world: folder, key: 'a-key-of-game-servers', excluded: createExcluded([]) }),
    {
      ...{ site: sink.url, server: 'arena', mode: null, isWorldNamed: false, ...more },
      directory: path.join(root, 'memory'),
      output: { event: ignore, good: ignore, plain: ignore, trouble: (line) => void troubles.push(line) },
      wait: setTimeout,
    },
  );
  return { run: () => regular.run(), troubles };
};
const mobKills = () => world.sink.players.get(uuidOf(0))?.metrics?.mobkills;

it('goes to the modes that are played on its server, and follows an edit of them', async () => {
  world.sink.boards = {
    modes: [mode('other', 'hall', 'custom/jump'), mode('skywars', 'arena', 'custom/mob_kills')],
  };
  const { run, troubles } = start();
  expect([await run(), mobKills()]).toEqual([true, 3]);
  world.sink.boards = { modes: [mode('skywars', 'arena', 'custom/mob_kills', 'custom/deaths')] };
  expect([await run(), mobKills()]).toEqual([true, 5]);
  expect([world.sink.calls, troubles]).toEqual([[1, 1], []]);
});

it('of a server without leaderboards ends without a word, unless its world was named', async () => {
  world.sink.boards = { modes: [mode('skywars', 'arena'), mode('other', 'hall', 'custom/jump')] };
  const [quiet, named] = [start(), start({ isWorldNamed: true })];
  expect([await quiet.run(), quiet.troubles]).toEqual([true, []]);
  expect([await named.run(), await named.run(), named.troubles]).toEqual([
    false,
    false,
    ['Statistics: No leaderboard belongs to arena. Choose one with --mode.'],
  ]);
});

it.each([
  ['does not have', 'duels', 'The site has no such leaderboard: --mode may be skywars, other.'],
  [
    'leaves to plugins',
    'skywars',
    'The leaderboard skywars uses no statistics of a world. Plugins push its figures.',
  ],
])('to a leaderboard that the site %s says so once, and tries again', async (_what, asked, said) => {
  world.sink.boards = { modes: [mode('skywars', 'arena'), mode('other', 'hall', 'custom/jump')] };
  const { run, troubles } = start({ mode: asked });
  expect([await run(), await run(), troubles]).toEqual([false, false, [`Statistics: ${said}`]]);
});

describe('while the site’s file cannot be used', () => {
  const odd: [string, unknown, RegExp][] = [
    ['is missing', undefined, /has no companion\.json: check --site, or update the site\./],
    ['is a login page', '<h1>Hotel</h1>', /The response did not come from the site \(status 200.*“Hotel”/],
    [
      'has another form',
      { modes: { skywars: [] } },
      /companion\.json cannot be read \(modes is invalid.*Update this/,
    ],
    ['is half there', '{"modes":[{"id":', /The response did not come from the site/],
    [
      'leads out of the folder',
      { modes: [mode('../../x', 'arena', 'custom/jump')] },
      /\(modes\.0\.id is invalid/,
    ],
    ['is endless', { modes: [], more: 'x'.repeat(300_000) }, /The response did not come from the site/],
  ];
  it.each(odd)(
    'because it %s, what it said last counts, and that is said once',
    async (_what, boards, said) => {
      world.sink.boards = { modes: [mode('skywars', 'arena', 'custom/mob_kills')] };
      await start().run();
      world.sink.boards = boards;
      await world.write(`stats/${uuidOf(0)}.json`, '{"stat.mobKills":9}');
      const { run, troubles } = start();
      expect([await run(), await run(), mobKills()]).toEqual([true, true, 9]);
      expect(troubles).toEqual([
        expect.stringMatching(/^Statistics: .* Using its last known answer until then$/),
      ]);
      expect(troubles[0]).toMatch(said);
    },
  );

  it.each(odd)('because it %s, nothing is sent where there is no copy', async (_what, boards, said) => {
    world.sink.boards = boards;
    const { run, troubles } = start();
    expect([await run(), world.sink.calls]).toEqual([false, []]);
    expect(troubles).toEqual([expect.stringMatching(/ No statistics are sent until then$/)]);
    expect(troubles[0]).toMatch(said);
    world.sink.boards = { modes: [] };
    expect(await run()).toBe(true);
  });
});
