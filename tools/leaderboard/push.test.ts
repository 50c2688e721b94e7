import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type LeaderboardSink, startLeaderboardSink } from '../../test/leaderboard-sink';
import { openMemory } from './memory';
import { type PushOptions, readOptions } from './options';
import { openProgress } from './progress';
import { push } from './push';

const KEY = 'a-key-of-game-servers';
const uuidOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const statsOf = (kills: number, deaths = 1) =>
  JSON.stringify({
    stats: { 'minecraft:custom': { 'minecraft:player_kills': kills, 'minecraft:deaths': deaths } },
  });

let root: string;
let world: string;
let sink: LeaderboardSink;
let pauses: number[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'push-'));
  world = path.join(root, 'server', 'world');
  await mkdir(path.join(world, 'stats'), { recursive: true });
  sink = await startLeaderboardSink(KEY);
  pauses = [];
});
afterEach(async () => {
  await sink.stop();
  await rm(root, { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFile(path.join(world, file), text);
const writeNames = (count: number, file = '../usercache.json') =>
  write(
    file,
    JSON.stringify(
      Array.from({ length: count }, (_, n) => ({
        uuid: uuidOf(n),
        name: `player_${String(n)}`,
        expiresOn: '',
      })),
    ),
  );

const run = async (...more: string[]) => {
  const options = readOptions(
    ['--mode', 'pvp', '--world', world, '--site', sink.url, '--key', KEY, ...more],
    undefined,
  ) as PushOptions;
  return push(options, {
    memory: await openMemory({ directory: path.join(root, 'memory'), ...options }),
    progress: openProgress(process.stderr),
    wait: async (milliseconds) => void pauses.push(milliseconds),
  });
};

const killsOf = (n: number) => sink.players.get(uuidOf(n))?.kills;

describe('a world of 5,000 players', () => {
  const kills = (n: number) => (n * 7_919) % 1_000;

  beforeEach(async () => {
    await writeNames(5_000);
    for (let n = 0; n < 5_000; n += 1) await write(`stats/${uuidOf(n)}.json`, statsOf(kills(n), n % 5));
  });

  it('is pushed by one command, with the totals of an independent count, and a second one sends nothing', async () => {
    const report = await run();
    expect(report).toMatchObject({ read: 5_000, sent: 5_000, failure: null, skipped: [] });
    expect(sink.calls).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);

    let counted = 0;
    for (const file of await readdir(path.join(world, 'stats'))) {
      const text = await readFile(path.join(world, 'stats', file), 'utf8');
      counted += Number(/"minecraft:player_kills":(\d+)/.exec(text)?.[1]);
    }
    const pushed = [...sink.players.values()].reduce((sum, player) => sum + player.kills, 0);
    expect(pushed).toBe(counted);

    expect(await run()).toMatchObject({ read: 5_000, sent: 0, failure: null });
    expect(sink.calls).toHaveLength(5);
  });

  it('goes on after a failure where it ended', async () => {
    sink.troubles.push('none', 'none', ...Array.from({ length: 5 }, () => 'internal' as const));
    expect(await run()).toMatchObject({ sent: 2_000, failure: 'The site says: No.' });
    // What was taken, but whose answer was lost, is sent again, and changes nothing.
    sink.troubles.push('drop');
    expect(await run()).toMatchObject({ sent: 3_000, failure: null });
    expect(sink.players.size).toBe(5_000);

    await writeNames(5_001);
    await write(`stats/${uuidOf(5_000)}.json`, statsOf(3));
    await write(`stats/${uuidOf(0)}.json`, statsOf(999_999));
    expect((await run()).changed.map(({ username }) => username)).toEqual(['player_0', 'player_5000']);
    expect([killsOf(0), killsOf(5_000)]).toEqual([999_999, 3]);
  });
});

it('reads both places of a world that was upgraded, and takes the newer file', async () => {
  await writeNames(3);
  await mkdir(path.join(world, 'players', 'stats'), { recursive: true });
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  await write(`stats/${uuidOf(1)}.json`, statsOf(1));
  await write(`players/stats/${uuidOf(1)}.json`, statsOf(2));
  await write(`players/stats/${uuidOf(2)}.json`, statsOf(2));
  expect(await run()).toMatchObject({ read: 3, sent: 3 });
  expect([killsOf(0), killsOf(1), killsOf(2)]).toEqual([1, 2, 2]);
});

it('names, skips and counts what it cannot use, and sends the rest', async () => {
  await writeNames(9);
  await write(`stats/${uuidOf(0)}.json`, statsOf(5));
  await write(`stats/${uuidOf(1)}.json`, '{"stats":{"minecraft:cust');
  await write(`stats/${uuidOf(2)}.json`, statsOf(-5));
  await write(`stats/${uuidOf(3)}.json`, `${' '.repeat(5_000_000)}${statsOf(1)}`);
  await write('stats/notes.txt', 'hello');
  await mkdir(path.join(world, 'stats', `${uuidOf(4)}.json`));
  await writeFile(path.join(root, 'elsewhere.json'), statsOf(77));
  await symlink(path.join(root, 'elsewhere.json'), path.join(world, 'stats', `${uuidOf(5)}.json`));
  await write(`stats/${uuidOf(6)}.json`, `${'['.repeat(200_000)}${']'.repeat(200_000)}`);

  const report = await run();
  expect(report).toMatchObject({ read: 1, sent: 1, failure: null });
  expect(report.skipped).toEqual([
    `stats/${uuidOf(1)}.json is not whole`,
    `stats/${uuidOf(2)}.json minecraft:player_kills is not a count`,
    `stats/${uuidOf(3)}.json is larger than 4 MiB`,
    `stats/${uuidOf(4)}.json is not a file`,
    `stats/${uuidOf(5)}.json is a link`,
    `stats/${uuidOf(6)}.json the file is not an object`,
    "stats/notes.txt is not named after a player's UUID",
  ]);
});

it('names a file without what a terminal would obey', async () => {
  await write('stats/\u001b[2J\u202e.json', '{}');
  expect((await run()).skipped).toEqual(["stats/?[2J?.json is not named after a player's UUID"]);
});

it('only reads the world', async () => {
  await writeNames(1);
  await write(`stats/${uuidOf(0)}.json`, statsOf(5));
  const server = path.join(root, 'server');
  const contents = async () => {
    const files = await readdir(server, { recursive: true });
    return Promise.all(
      files.map(async (file) => [file, (await stat(path.join(server, file))).mtimeMs] as const),
    );
  };
  const before = await contents();
  await run();
  expect(await contents()).toEqual(before);
});

describe('names', () => {
  beforeEach(async () => {
    await write(`stats/${uuidOf(0)}.json`, statsOf(1));
    await write(`stats/${uuidOf(1)}.json`, statsOf(1));
  });

  it('are looked for beside the world and in it; who has none is left out and counted', async () => {
    await writeNames(1, 'usercache.json');
    expect(await run()).toMatchObject({ read: 2, nameless: 1, sent: 1 });
    await writeNames(2);
    expect(await run()).toMatchObject({ nameless: 0, sent: 1 });
  });

  it('are kept once they were seen, also when the cache is half written', async () => {
    await writeNames(2);
    await run();
    await write('../usercache.json', '[{"name":"player_0","uu');
    await write(`stats/${uuidOf(0)}.json`, statsOf(2));
    const report = await run();
    expect(report).toMatchObject({ nameless: 0, sent: 1, skipped: ['../usercache.json is not whole'] });
  });

  it('that no player can have count as none', async () => {
    await write('../usercache.json', JSON.stringify([{ uuid: uuidOf(0), name: '<b>steve</b>' }, 7, null]));
    expect(await run()).toMatchObject({ nameless: 2, sent: 0 });
  });

  it('leave out who is excluded, by name or UUID', async () => {
    await writeNames(2);
    expect(await run('--exclude', 'PLAYER_0', '--exclude', uuidOf(1))).toMatchObject({
      excluded: 2,
      sent: 0,
    });
  });
});

describe('when the site does not take it', () => {
  beforeEach(async () => {
    await writeNames(1);
    await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  });

  it('waits as long as it asks for, and longer each time when it says nothing', async () => {
    sink.troubles.push('rate_limited', 'unavailable', 'drop');
    expect(await run()).toMatchObject({ sent: 1, failure: null });
    expect(pauses).toEqual([7_000, 2_000, 4_000]);
  });

  it('gives up after five attempts', async () => {
    sink.troubles.push(...Array.from({ length: 5 }, () => 'internal' as const));
    expect(await run()).toMatchObject({ sent: 0, failure: 'The site says: No.' });
    expect(pauses).toHaveLength(4);
  });

  it('says at once that the key is wrong', async () => {
    const report = await run('--key', 'another-key');
    expect(report.failure).toContain('does not know this key');
    expect(pauses).toEqual([]);
  });

  it('says that nobody is there', async () => {
    const report = await run('--site', 'http://127.0.0.1:1');
    expect(report.failure).toBe('The site does not answer.');
  });
});

it('a dry run finds what has changed, sends nothing and remembers nothing', async () => {
  await writeNames(1);
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  expect(await run('--dry-run')).toMatchObject({ sent: 0, changed: [{ kills: 1 }] });
  expect(await run('--dry-run')).toMatchObject({ sent: 0, changed: [{ kills: 1 }] });
  expect(sink.calls).toEqual([]);
});

it('sends everybody again when it is told to', async () => {
  await writeNames(1);
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  await run();
  expect(await run('--all')).toMatchObject({ sent: 1 });
});

it('a folder that is no world is said to be none', async () => {
  await rm(path.join(world, 'stats'), { recursive: true });
  await expect(run()).rejects.toThrow('is it the folder of a world?');
});
