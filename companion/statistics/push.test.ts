import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { serveLocally } from '../../local/site/listen';
import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { setUpPushedWorld } from '../../test/support/server/pushed-world';

const world = setUpPushedWorld();
const { write, writeNames, run } = world;

const statsOf = (kills: number) =>
  JSON.stringify({ stats: { 'minecraft:custom': { 'minecraft:player_kills': kills } } });
const killsOf = (n: number) => world.sink.players.get(uuidOf(n))?.metrics?.kills;

it('reads both places of a world that was upgraded, and takes the newer file', async () => {
  await writeNames(3);
  await mkdir(path.join(world.folder, 'players', 'stats'), { recursive: true });
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  await write(`stats/${uuidOf(1)}.json`, statsOf(1));
  await write(`players/stats/${uuidOf(1)}.json`, statsOf(2));
  await write(`players/stats/${uuidOf(2)}.json`, statsOf(2));
  expect(await run()).toMatchObject({ read: 3, sent: 3 });
  expect([killsOf(0), killsOf(1), killsOf(2)]).toEqual([1, 2, 2]);
});

it('does not take the older file of a player while the newer one is half written', async () => {
  await writeNames(1);
  await mkdir(path.join(world.folder, 'players', 'stats'), { recursive: true });
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  await write(`players/stats/${uuidOf(0)}.json`, statsOf(2).slice(0, -5));
  expect(await run()).toMatchObject({
    read: 0,
    sent: 0,
    skipped: [`players/stats/${uuidOf(0)}.json is incomplete`],
  });
});

it('names, skips and counts what it cannot use, and sends the rest', async () => {
  await writeNames(9);
  await write(`stats/${uuidOf(0)}.json`, statsOf(5));
  await write(`stats/${uuidOf(1)}.json`, '{"stats":{"minecraft:cust');
  await write(`stats/${uuidOf(2)}.json`, statsOf(-5));
  await write(`stats/${uuidOf(3)}.json`, `${' '.repeat(5_000_000)}${statsOf(1)}`);
  await write('stats/notes.txt', 'hello');
  await mkdir(path.join(world.folder, 'stats', `${uuidOf(4)}.json`));
  await writeFile(path.join(world.root, 'elsewhere.json'), statsOf(77));
  await symlink(
    path.join(world.root, 'elsewhere.json'),
    path.join(world.folder, 'stats', `${uuidOf(5)}.json`),
  );
  await write(`stats/${uuidOf(6)}.json`, `${'['.repeat(200_000)}${']'.repeat(200_000)}`);

  const report = await run();
  expect(report).toMatchObject({ read: 2, sent: 2, failure: null });
  expect(report.skipped).toEqual([
    `stats/${uuidOf(1)}.json is incomplete`,
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
  const server = path.join(world.root, 'server');
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
  const nameless = (...players: number[]) => ({
    why: 'without a known name',
    count: players.length,
    who: players.map(uuidOf),
  });
  beforeEach(async () => {
    await write(`stats/${uuidOf(0)}.json`, statsOf(1));
    await write(`stats/${uuidOf(1)}.json`, statsOf(1));
  });

  it('are looked for beside the world and in it; who has none is left out and counted', async () => {
    await writeNames(1, 'usercache.json');
    expect(await run()).toMatchObject({ read: 2, leftOut: [nameless(1)], sent: 1 });
    await writeNames(2);
    expect(await run()).toMatchObject({ leftOut: [], sent: 1 });
  });

  it('are kept once they were seen, also when the cache is half written', async () => {
    await writeNames(2);
    await run();
    await write('../usercache.json', '[{"name":"player_0","uu');
    await write(`stats/${uuidOf(0)}.json`, statsOf(2));
    const report = await run();
    expect(report).toMatchObject({ leftOut: [], sent: 1, skipped: ['../usercache.json is incomplete'] });
  });

  it('that no player can have count as none', async () => {
    await write('../usercache.json', JSON.stringify([{ uuid: uuidOf(0), name: '<b>steve</b>' }, 7, null]));
    expect(await run()).toMatchObject({ leftOut: [nameless(0, 1)], sent: 0 });
  });
});

describe('when the site does not take it', () => {
  beforeEach(async () => {
    await writeNames(1);
    await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  });

  it('waits as long as it asks for, and longer each time when it says nothing', async () => {
    world.sink.troubles.push('rate_limited', 'unavailable', 'drop');
    expect(await run()).toMatchObject({ sent: 1, failure: null });
    expect(world.pauses).toEqual([7_000, 2_000, 4_000]);
  });

  it('gives up after five attempts', async () => {
    world.sink.troubles.push(...Array.from({ length: 5 }, () => 'internal' as const));
    expect(await run()).toMatchObject({ sent: 0, failure: 'The site says: No.' });
    expect(world.pauses).toHaveLength(4);
  });

  it('says at once that the key is wrong', async () => {
    const report = await run('--key', 'another-key');
    expect(report.failure).toContain('rejected this key');
    expect(world.pauses).toEqual([]);
  });

  it('does not take the key where a redirect leads to, and says where that is', async () => {
    const asked: (string | undefined)[] = [];
    const { url: site, close } = await serveLocally(({ url }, response) => {
      asked.push(url);
      response.writeHead(301, { Location: `${world.sink.url}/api/leaderboard/skywars` }).end();
    });
    const report = await run('--site', site);
    await close();
    expect(report.failure).toContain(`to ${world.sink.url}/api/leaderboard/skywars`);
    expect([new Set(asked), world.sink.calls]).toEqual([new Set(['/api/leaderboard/skywars']), []]);
  });

  it.each([
    ['a login page', 200],
    ['a page that finds nothing', 404],
    ['a page that forbids', 403],
    ['a redirect to a login', 302],
  ])('tries again a second after %s in place of the site’s answer', async (_name, status) => {
    let calls = 0;
    const { url: site, close } = await serveLocally((_request, response) => {
      calls += 1;
      if (calls > 1) response.end('{"accepted":1}');
      else response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Hotel</h1>');
    });
    const report = await run('--site', site);
    await close();
    expect(report).toMatchObject({ sent: 1, failure: null });
    expect(world.pauses).toEqual([1_000]);
  });

  it('prints the message of the site on one line, without what a terminal would obey', async () => {
    const message = `\u001b[2J\r\nop ${'x'.repeat(100_000)}`;
    const { url: site, close } = await serveLocally((_request, response) => {
      response.writeHead(422).end(JSON.stringify({ error: { code: 'validation_failed', message } }));
    });
    const { failure } = await run('--site', site);
    await close();
    expect(failure).toMatch(/^The site says: \P{C}{1,300}$/u);
  });

  it('of an older version for some names, sends the others, and says whom it could not send', async () => {
    const names = ['*Gamer', 'player_0', '.Cool Guy', '-Gamer'];
    const cache = names.map((name, n) => ({ uuid: uuidOf(n), name }));
    await write('../usercache.json', JSON.stringify(cache));
    for (const n of names.keys()) await write(`stats/${uuidOf(n)}.json`, statsOf(1));
    const calls: string[][] = [];
    const { url: site, close } = await serveLocally((request, response) => {
      void text(request).then((body) => {
        const { players } = JSON.parse(body) as { players: { username: string }[] };
        calls.push(players.map(({ username }) => username));
        // The site reports one mistake at a time.
        const place = players.findIndex(({ username }) => /[^\w]/.test(username));
        const fields = { [`players[${String(place)}].username`]: 'A username has letters only' };
        const error = { code: 'validation_failed', message: 'Please check the fields.', fields };
        response
          .writeHead(place < 0 ? 200 : 422)
          .end(JSON.stringify(place < 0 ? { accepted: players.length } : { error }));
      });
    });
    const report = await run('--site', site);
    await close();
    expect([report.sent, calls.at(-1), calls.length]).toEqual([1, ['player_0'], 4]);
    expect(report.failure).toBe(
      'The site cannot read these names: *Gamer, .Cool Guy, -Gamer. Update the site.',
    );
  });

  it('says that nobody is there', async () => {
    const report = await run('--site', 'http://127.0.0.1:1');
    expect(report.failure).toBe('The site does not answer.');
  });
});

it('a dry run finds what has changed, sends nothing and remembers nothing', async () => {
  await writeNames(1);
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  expect(await run('--dry-run')).toMatchObject({ sent: 0, changed: [{ metrics: { kills: 1 } }] });
  expect(await run('--dry-run')).toMatchObject({ sent: 0, changed: [{ metrics: { kills: 1 } }] });
  expect(world.sink.calls).toEqual([]);
});

it('sends everybody again when it is told to', async () => {
  await writeNames(1);
  await write(`stats/${uuidOf(0)}.json`, statsOf(1));
  await run();
  expect(await run('--all')).toMatchObject({ sent: 1 });
});

it('a folder that is no world is said to be none', async () => {
  await rm(path.join(world.folder, 'stats'), { recursive: true });
  await expect(run()).rejects.toThrow('Is it the folder of a world?');
});
