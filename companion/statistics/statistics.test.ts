import { readStatistics } from './statistics';

const HOUR = 72_000;
const totals = { kills: 7, deaths: 2, playtime: 1.5, blocksBreaked: 30, mobKills: 40 };
const read = (value: unknown) => {
  const { broken, ...counted } = readStatistics(JSON.stringify(value));
  expect(broken).toEqual([]);
  return counted;
};

const custom = {
  'minecraft:player_kills': 7,
  'minecraft:deaths': 2,
  'minecraft:mob_kills': 40,
  'minecraft:jump': 999,
};
const mined = { 'minecraft:stone': 20, 'minecraft:dirt': 10 };

describe('the totals of a player', () => {
  it.each([
    ['1.17 and later', { 'minecraft:play_time': 1.5 * HOUR }],
    ['1.13 to 1.16', { 'minecraft:play_one_minute': 1.5 * HOUR }],
  ])('come from a file of %s', (_release, playtime) => {
    const stats = { 'minecraft:custom': { ...custom, ...playtime }, 'minecraft:mined': mined };
    expect(read({ stats, DataVersion: 4_000 })).toEqual(totals);
  });

  it('come from a flat file of 1.12 and earlier', () => {
    expect(
      read({
        'stat.playerKills': 7,
        'stat.deaths': 2,
        'stat.mobKills': 40,
        'stat.playOneMinute': 1.5 * HOUR,
        'stat.mineBlock.minecraft.stone': 20,
        'stat.mineBlock.minecraft.dirt': 10,
        'stat.jump': 999,
        'achievement.exploreAllBiomes': { value: 0, progress: ['Plains'] },
      }),
    ).toEqual(totals);
  });

  it.each([
    ['without a group', { stats: {}, DataVersion: 4_000 }],
    ['with empty groups', { stats: { 'minecraft:custom': {}, 'minecraft:mined': {} } }],
    ['that is empty', {}],
  ])('are zero where a file %s has none', (_name, file) => {
    expect(read(file)).toEqual({ kills: 0, deaths: 0, playtime: 0, blocksBreaked: 0, mobKills: 0 });
  });

  it('take a billion blocks a thousand times', () => {
    expect(read({ stats: { 'minecraft:mined': { 'minecraft:stone': 1e12 } } }).blocksBreaked).toBe(1e12);
  });
});

it.each([
  ['half written', '{"stats":{"minecraft:custom":{"minecraft:dea', 'is not whole'],
  ['empty', '', 'is not whole'],
  ['a list', '[]', 'the file is not an object'],
  ['something else', '{"name":"Steve"}', 'holds no statistics'],
  ['with a list for the groups', '{"stats":[]}', 'stats is not an object'],
])('a file that is %s is refused', (_name, text, reason) => {
  expect(() => readStatistics(text)).toThrow(reason);
});

it.each([
  ['with a text for a group', '{"stats":{"minecraft:mined":"all"}}', 'minecraft:mined is not an object'],
  ['with a text for a count', '{"stats":{"minecraft:custom":{"minecraft:deaths":"2"}}}', 'not a count'],
  ['with a negative count', '{"stats":{"minecraft:custom":{"minecraft:deaths":-1}}}', 'not a count'],
  ['with a broken count', '{"stats":{"minecraft:custom":{"minecraft:deaths":0.5}}}', 'not a count'],
  ['with nothing for a count', '{"stats":{"minecraft:custom":{"minecraft:play_time":null}}}', 'not a count'],
  ['with nothing for a group', '{"stats":{"minecraft:custom":null}}', 'minecraft:custom is not an object'],
  ['without blocks for a group', '{"stats":{"minecraft:mined":null}}', 'minecraft:mined is not an object'],
  ['beyond all counts', '{"stats":{"minecraft:mined":{"minecraft:stone":1e300}}}', 'not a count'],
  ['with a prototype', '{"stats":{"minecraft:mined":{"__proto__":{"x":1}}}}', 'not a count'],
])('a figure of a file %s counts as 0, is named, and costs no other', (_name, text, reason) => {
  const { broken, ...counted } = readStatistics(text);
  expect(counted).toEqual({ kills: 0, deaths: 0, playtime: 0, blocksBreaked: 0, mobKills: 0 });
  expect(broken).toEqual([expect.stringContaining(reason)]);
});

it('a broken figure leaves the others as they are, and of a thousand some are named', () => {
  const broken = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`mod:block_${String(n)}`, -1]));
  const stats = {
    'minecraft:custom': { ...custom, 'minecraft:deaths': 'two' },
    'minecraft:mined': { ...mined, ...broken },
  };
  const read = readStatistics(JSON.stringify({ stats }));
  expect(read).toMatchObject({ kills: 7, deaths: 0, blocksBreaked: 30, mobKills: 40 });
  expect(read.broken).toHaveLength(10);
});
