import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { GAME_SERVER_KEY, startCompanionSite } from '../../test/support/fakes/companion-site';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { startCompanionProgram } from '../../test/support/server/companion-program';
import { setUpPushedWorld } from '../../test/support/server/pushed-world';

const world = setUpPushedWorld();
const { write, writeNames, run } = world;
const statsOf = (kills: number) =>
  JSON.stringify({ stats: { 'minecraft:custom': { 'minecraft:player_kills': kills } } });
const writeStats = async (...players: number[]) => {
  for (const n of players) await write(`stats/${uuidOf(n)}.json`, statsOf(n + 1));
};
const entry = (n: number, name: string, more: object = {}) => ({ uuid: uuidOf(n), name, ...more });
const named = (file: string, ...entries: object[]) => write(`../${file}`, JSON.stringify(entries));
const sent = () => [...world.sink.players.values()].map(({ username }) => username).sort();

describe('banned players', () => {
  it('are left out, and taken off the board where they were sent before; once the ban is over they come back', async () => {
    await writeStats(0, 1, 2);
    await writeNames(3);
    expect(await run()).toMatchObject({ sent: 3, leftOut: [], withdrawn: [] });
    await named(
      'banned-players.json',
      entry(0, 'player_0', { expires: 'forever', reason: 'x' }),
      entry(1, 'player_1', { expires: '2020-01-01 00:00:00 +0000' }),
      entry(2, 'player_2', { expires: '2999-01-01 00:00:00 +0000' }),
    );
    expect(await run()).toMatchObject({
      sent: 0,
      withdrawn: [uuidOf(0), uuidOf(2)],
      leftOut: [{ why: 'banned on the server', count: 2, who: ['player_0', 'player_2'] }],
    });
    expect([sent(), world.sink.removed]).toEqual([['player_1'], [uuidOf(0), uuidOf(2)]]);
    await run();
    expect(world.sink.removed).toHaveLength(2);
    await named('banned-players.json');
    expect(await run()).toMatchObject({ sent: 2, leftOut: [], withdrawn: [] });
    expect([sent(), world.sink.leftOut]).toEqual([['player_0', 'player_1', 'player_2'], []]);
  });

  it('are not known while their list is half written: nobody is sent', async () => {
    await writeStats(0);
    await writeNames(1);
    await write('../banned-players.json', '[{"uuid":');
    await expect(run()).rejects.toThrow('banned-players.json is incomplete, so it is unknown who is banned');
    expect(world.sink.calls).toEqual([]);
  });

  it('who were never sent cost no call, and a removal that fails is tried again', async () => {
    await writeStats(0, 1);
    await writeNames(2);
    await named('banned-players.json', entry(0, 'player_0'));
    await run();
    expect(world.sink.removed).toEqual([]);
    await named('banned-players.json', entry(1, 'player_1'));
    world.sink.troubles.push(...Array.from({ length: 5 }, () => 'unavailable' as const));
    expect(await run()).toMatchObject({ failure: 'The site says: No.' });
    expect(await run()).toMatchObject({ failure: null, withdrawn: [uuidOf(1)], sent: 1 });
    expect(sent()).toEqual(['player_0']);
  });
});

it.each<[string, string[], string[]]>([
  ['a name in another case', ['STEVE'], ['Steve']],
  ['a UUID without dashes', [uuidOf(1).replaceAll('-', '').toUpperCase()], ['Bot_1']],
  ['a pattern at the end', ['bot*'], ['Bot_1', 'Bot_2']],
  ['a pattern on both sides', ['*t_*'], ['Bot_1', 'Bot_2']],
  ['a pattern in the middle', ['B*2'], ['Bot_2']],
  ['a pattern for all', ['*'], ['*Steve', 'Bot_1', 'Bot_2', 'Cool Guy', 'Steve']],
  ['a prefix that is a star', ['\\*Steve'], ['*Steve']],
  ['a name with a space', ['cool guy'], ['Cool Guy']],
  ['a pattern of a UUID', [`${uuidOf(3).slice(0, 8)}*${uuidOf(3).slice(-3)}`], ['*Steve']],
  ['what nobody is called', ['Stev', 'teve', '.*'], []],
  ['a short pattern of digits, which means names alone', ['0*', '*4'], []],
])('--exclude takes %s', async (_name, typed, left) => {
  await writeStats(0, 1, 2, 3, 4);
  const names = ['Steve', 'Bot_1', 'Bot_2', '*Steve', 'Cool Guy'];
  await named('usercache.json', ...names.map((name, n) => entry(n, name)));
  const { leftOut } = await run(...typed.flatMap((who) => ['--exclude', who]));
  expect(leftOut.flatMap(({ who }) => who)).toEqual(left);
  expect(sent()).toEqual(names.filter((name) => !left.includes(name)).sort());
});

it('names come from every list of the server, those of the present first', async () => {
  await writeStats(0, 1, 2, 3, 4);
  await named('whitelist.json', entry(0, 'Listed'), entry(1, 'Before'));
  await named('ops.json', entry(2, 'Boss', { level: 4 }));
  await named('usercache.json', entry(1, 'Now'));
  await write('../usernamecache.json', JSON.stringify({ [uuidOf(3)]: 'Forged', [uuidOf(4)]: 5 }));
  const { leftOut } = await run();
  expect(leftOut).toEqual([{ why: 'without a known name', count: 1, who: [uuidOf(4)] }]);
  expect(sent()).toEqual(['Boss', 'Forged', 'Listed', 'Now']);
  // The game's later name applies, even after the game has forgotten it.
  await named('usercache.json', entry(0, 'Renamed'));
  await run();
  await named('usercache.json');
  await run('--all');
  expect(sent()).toEqual(['Boss', 'Forged', 'Now', 'Renamed']);
});

it('of two UUIDs with one name the one that was there last is sent, and the other leaves the board', async () => {
  await writeStats(0, 1);
  const touch = (n: number, day: number) =>
    utimes(path.join(world.folder, 'stats', `${uuidOf(n)}.json`), day, day);
  await named('usercache.json', entry(0, 'Steve'), entry(1, 'steve'));
  await Promise.all([touch(0, 2_000), touch(1, 1_000)]);
  const { leftOut } = await run();
  expect(leftOut).toEqual([
    { why: 'with a name that another player has taken since', count: 1, who: [`steve (${uuidOf(1)})`] },
  ]);
  expect([...world.sink.players.keys()]).toEqual([uuidOf(0)]);
  await touch(1, 3_000);
  expect(await run()).toMatchObject({ withdrawn: [uuidOf(0)] });
  expect([...world.sink.players.keys()]).toEqual([uuidOf(1)]);
});

it('a broken figure costs that figure, a broken file the player, and both are said', async () => {
  await writeNames(3);
  await write(
    `stats/${uuidOf(0)}.json`,
    '{"stats":{"minecraft:custom":{"minecraft:deaths":-1,"minecraft:mob_kills":7}}}',
  );
  await write(`stats/${uuidOf(1)}.json`, '{"stats":{');
  await writeStats(2);
  expect(await run()).toMatchObject({
    sent: 2,
    leftOut: [
      { why: 'whose file cannot be read', count: 1, who: ['player_1: is incomplete'] },
      {
        why: 'with unreadable figures, which are sent as 0',
        count: 1,
        who: ['player_0: minecraft:deaths is not a count'],
      },
    ],
  });
  expect(world.sink.players.get(uuidOf(0))).toMatchObject({ metrics: { deaths: 0, mobkills: 7 } });
});

it('the site is told with the next call, once, and again when it changes; thousands of players fit', async () => {
  await writeStats(0);
  for (let n = 1; n <= 2_000; n += 1) await write(`stats/${uuidOf(n)}.json`, statsOf(n));
  await writeNames(1);
  await run();
  expect(world.sink.leftOut).toEqual([
    { why: 'without a known name', count: 2_000, who: expect.arrayContaining([uuidOf(1)]) },
  ]);
  expect(world.sink.leftOut?.[0]?.who).toHaveLength(10);
  await run();
  expect(world.sink.calls).toEqual([1]);
  await named('banned-players.json', entry(1, 'Griefer'));
  await run();
  expect(world.sink.calls).toEqual([1, 0]);
  expect(world.sink.leftOut?.map(({ why, count }) => [why, count])).toEqual([
    ['banned on the server', 1],
    ['without a known name', 1_999],
  ]);
});

it('the companion prints who is left out and why, and leaves out whom its options name', async () => {
  const site = await startCompanionSite();
  try {
    await writeStats(0, 1, 2, 3);
    await writeNames(3);
    await named('banned-players.json', entry(0, 'player_0'));
    await mkdir(path.join(world.root, 'data'));
    await writeFile(path.join(world.root, 'data', 'rewards.json'), '{}');
    const program = await startCompanionProgram(
      [
        ...['--site', site.url, '--server', 'skywars', '--world', world.folder, '--once'],
        ...['--data', path.join(world.root, 'data'), '--exclude', '*_1'],
      ],
      { env: { GAME_SERVER_KEY }, isHasty: true },
    );
    expect(await program.ended).toBe(0);
    expect(program.output.stdout).toContain('Statistics of 1 player sent');
    for (const line of [
      '1 banned on the server: player_0',
      '1 excluded by --exclude: player_1',
      `1 without a known name: ${uuidOf(3)}`,
    ])
      expect(program.output.stderr).toContain(`Statistics: left out ${line}`);
    expect(site.pushed).toEqual([
      { mode: 'skywars', players: [expect.objectContaining({ username: 'player_2' })] },
    ]);
  } finally {
    await site.close();
  }
});
