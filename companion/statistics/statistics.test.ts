import { boards } from '#network/private/boards';
import { modeCalled } from './boards';
import { readStatistics } from './statistics';

const { metrics } = modeCalled(boards, 'skywars');
const HOUR = 72_000;
const totals = { kills: 7, deaths: 2, playtime: 1.5, blocks: 30, mobkills: 40 };
const read = (value: unknown) => {
  const { broken, figures } = readStatistics(JSON.stringify(value), metrics);
  expect(broken).toEqual([]);
  return figures;
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
    expect(read(file)).toEqual({ kills: 0, deaths: 0, playtime: 0, blocks: 0, mobkills: 0 });
  });

  it('take a billion blocks a thousand times', () => {
    expect(read({ stats: { 'minecraft:mined': { 'minecraft:stone': 1e12 } } }).blocks).toBe(1e12);
  });
});

it.each([
  ['half written', '{"stats":{"minecraft:custom":{"minecraft:dea', 'is incomplete'],
  ['empty', '', 'is incomplete'],
  ['a list', '[]', 'the file is not an object'],
  ['something else', '{"name":"Steve"}', 'holds no statistics'],
  ['with a list for the groups', '{"stats":[]}', 'stats is not an object'],
])('a file that is %s is refused', (_name, text, reason) => {
  expect(() => readStatistics(text, metrics)).toThrow(reason);
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
  const { broken, figures } = readStatistics(text, metrics);
  expect(figures).toEqual({ kills: 0, deaths: 0, playtime: 0, blocks: 0, mobkills: 0 });
  expect(broken).toEqual([expect.stringContaining(reason)]);
});

it('a broken figure leaves the others as they are, and of a thousand some are named', () => {
  const broken = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`mod:block_${String(n)}`, -1]));
  const stats = {
    'minecraft:custom': { ...custom, 'minecraft:deaths': 'two' },
    'minecraft:mined': { ...mined, ...broken },
  };
  const read = readStatistics(JSON.stringify({ stats }), metrics);
  expect(read.figures).toMatchObject({ kills: 7, deaths: 0, blocks: 30, mobkills: 40 });
  expect(read.broken).toHaveLength(10);
});

describe('any statistic', () => {
  const asked = (...statistics: string[]) => [{ id: 'asked', unit: 'count', statistics }];
  const stats = {
    'minecraft:custom': { 'minecraft:jump': 5, 'minecraft:walk_one_cm': 7, 'mod:rides': 11 },
    'minecraft:mined': { 'minecraft:stone': 20, 'create:brass_block': 3 },
    'minecraft:killed': { 'minecraft:cave_spider': 2 },
    'mod:tamed': { 'mod:dragon': 1 },
  };
  const flat = {
    'stat.jump': 5,
    'stat.walkOneCm': 7,
    'stat.mineBlock.minecraft.stone': 20,
    'stat.mineBlock.create.brass_block': 3,
    'stat.killEntity.CaveSpider': 2,
  };
  it.each<[string[], number, number]>([
    [['custom/jump'], 5, 5],
    [['custom/walk_one_cm', 'custom/jump'], 12, 12],
    [['mined/stone', 'mined/create:brass_block'], 23, 23],
    [['minecraft:mined/*'], 23, 23],
    [['killed/cave_spider'], 2, 2],
    [['custom/mod:rides', 'mod:tamed/*'], 12, 0],
    [['custom/constructor', 'mined/to_string', 'mod:other/*'], 0, 0],
  ])('%j is found in grouped and in flat files', (statistics, grouped, before) => {
    const sumOf = (file: object) =>
      readStatistics(JSON.stringify(file), asked(...statistics)).figures['asked'];
    expect([sumOf({ stats }), sumOf(flat)]).toEqual([grouped, before]);
  });

  it.each(['custom/play_time', 'custom/play_one_minute'])('%s is the time played, in hours', (name) => {
    const metrics = [{ id: 'time', unit: 'hours', statistics: [name] }];
    for (const file of [
      { stats: { 'minecraft:custom': { 'minecraft:play_time': HOUR } } },
      { stats: { 'minecraft:custom': { 'minecraft:play_one_minute': HOUR } } },
      { 'stat.playOneMinute': HOUR },
    ])
      expect(readStatistics(JSON.stringify(file), metrics).figures).toEqual({ time: 1 });
  });
});
