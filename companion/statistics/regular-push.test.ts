import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { setUpPushedWorld } from '../../test/support/server/pushed-world';
import { createExcluded } from './exclude';
import { createRegularPush } from './regular-push';

const world = setUpPushedWorld();

/** A push to a leaderboard that the site does not have, and what it tells the owner. */
const toNowhere = async (isBoardAssumed: boolean) => {
  await world.write(`stats/${uuidOf(0)}.json`, '{"stat.mobKills":3}');
  await world.writeNames(1);
  const troubles: string[] = [];
  const ignore = () => undefined;
  let reads = 0;
  const regular = createRegularPush(
    async () => {
      reads += 1;
      const { sink, folder } = world;
      return { mode: 'lobby', world: folder, site: sink.url, key: 'k', excluded: createExcluded([]) };
    },
    {
      directory: path.join(world.root, 'memory'),
      isBoardAssumed,
      output: { event: ignore, good: ignore, plain: ignore, trouble: (line) => void troubles.push(line) },
      wait: setTimeout,
    },
  );
  const results = [await regular.run(), await regular.run()];
  return { results, troubles, reads };
};

it('of a server whose leaderboard was only assumed ends without a word where there is none', async () => {
  expect(await toNowhere(true)).toEqual({ results: [true, true], troubles: [], reads: 1 });
});

it('to a leaderboard that an owner asked for says once that there is none, and tries again', async () => {
  expect(await toNowhere(false)).toEqual({
    results: [false, false],
    troubles: ['Statistics: The site has no such leaderboard: check --mode and --site.'],
    reads: 2,
  });
});
