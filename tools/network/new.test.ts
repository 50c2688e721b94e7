import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import legal from '../../test/network/legal';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { withAbsent } from './absent';
import { whyGone } from './gone';
import { collectAnswers } from './new/collect';
import { filesOf } from './new/files';
import { PAGE_CHOICES } from './new/page-choices';
import type { Answers } from './new/questions';
import { readSubject } from './read-subject';
import type { ReadSubjects, Subject } from './subjects';

const project = setUpFolder();
const least = {
  name: 'The Castle',
  url: 'https://castle.org/',
  server: 'sky=10.0.0.7:25570 hub=hub.castle.org',
};

/** Runs the program in the test project, without a terminal. */
const runWith = async (given: readonly string[]) => {
  const env = { ...process.env, NETWORK: undefined, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  const args = ['--import', require.resolve('tsx'), path.resolve('tools/network/new.ts'), ...given];
  return promisify(execFile)(process.execPath, args, { cwd: project(), env }).then(
    ({ stdout }) => ({ isDone: true, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ isDone: false, said: stdout + stderr }),
  );
};

const run = (options: Record<string, string>) =>
  runWith(Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]));

beforeEach(() => cp('networks/spawnpoint/legal.ts', project('networks/spawnpoint/legal.ts')));

test('a folder is written that can be built, and not overwritten by another one', async () => {
  const { isDone, said } = await run({
    ...least,
    currency: 'eur',
    'time-zone': 'Asia/Tokyo',
    'plain-http': 'no',
  });
  expect([isDone, said]).toEqual([true, expect.stringContaining('networks/the-castle: can be built')]);
  const identity = await readFile(project('networks/the-castle/identity.ts'), 'utf8');
  expect(identity).toContain("url: 'https://castle.org',".replaceAll("'", '"'));
  expect(identity).toMatch(/timeZone: "Asia\/Tokyo",\s+subdomainsNeedHttps: true,/);
  await writeFile(project('networks/the-castle/identity.ts'), 'mine');
  expect(said).not.toContain('NETWORK=');
  const other = await run({ ...least, folder: 'keep' });
  expect(other.said).toContain('NETWORK=keep in .env');
  const again = await run(least);
  expect([again.isDone, again.said]).toEqual([false, expect.stringContaining('is there already')]);
  expect(await readFile(project('networks/the-castle/identity.ts'), 'utf8')).toBe('mine');
});

test('without a terminal all that is wrong or missing is said, and nothing is written', async () => {
  const { isDone, said } = await run({ server: 'Hub=hub.castle.org', pages: 'vite' });
  expect(isDone).toBe(false);
  for (const line of [
    '--name: is missing',
    '--url: is missing',
    '--server: Hub=hub.castle.org: must be up to 20 lower-case letters',
    '--pages: vite is none of them',
  ])
    expect(said).toContain(line);
  const twice = await run({ ...least, server: 'hub=a.castle.org hub=b.castle.org' });
  expect([twice.isDone, twice.said]).toEqual([false, expect.stringContaining('id: stands there twice')]);
  expect(await readdir(project('networks'))).toEqual(['spawnpoint']);
});

test('what no option says is asked, until the answer is right or left as usual', async () => {
  const typed = ['', 'The Castle', '', 'castle.org', 'https://castle.org'];
  const [asked, told]: [string[], string[]] = [[], []];
  const ask = (text: string) => {
    asked.push(text);
    return Promise.resolve(typed.shift() ?? '');
  };
  const answers = await collectAnswers({ currency: 'jpy' }, ask, (line) => told.push(line));
  expect(answers).toMatchObject({
    ...{ name: 'The Castle', folder: 'the-castle', url: 'https://castle.org', address: 'play.castle.org' },
    ...{ email: 'support@castle.org', discord: undefined, currency: 'JPY', plainHttp: true },
    servers: [{ id: 'survival', address: 'play.castle.org' }],
  });
  expect(told).toEqual([expect.stringContaining('must'), expect.stringContaining('must be https://')]);
  expect(asked.join('\n')).not.toContain('Currency');
});

test('an option that is not there and a value without quotes are told in a line each', async () => {
  const strange = await run({ ...least, color: 'red' });
  expect([strange.isDone, strange.said]).toEqual([
    false,
    expect.stringContaining("Unknown option '--color'"),
  ]);
  const args = ['--server', 'hub=hub.castle.org', 'sky=sky.castle.org'];
  const loose = await runWith(args);
  expect([loose.isDone, loose.said]).toEqual([
    false,
    'sky=sky.castle.org: belongs to no option. Put a value with spaces in quotes: --name "Old Kingdom"\n--help lists all options.\n',
  ]);
  expect(strange.said).not.toContain('    at ');
});

test('the folder of a name with accents has its letters without them', async () => {
  const answers = await collectAnswers({ ...least, name: 'Peña Cúbica' }, null, () => undefined);
  expect(answers.folder).toBe('pena-cubica');
});

test('vote sites have the names under which they send votes, if those are known', async () => {
  const given =
    'https://www.planetminecraft.com/server/castle/, https://minecraft-server-list.com/server/1/ https://9.votes.castle.org/1';
  const answers = await collectAnswers(
    { ...least, pages: 'vote', 'vote-site': given },
    null,
    () => undefined,
  );
  const { sites } = readSubject('voting', filesOf(answers).voting);
  expect(sites.map(({ id, name, services }) => [id, name, services])).toEqual([
    ['planetminecraft-com', 'planetminecraft.com', ['PlanetMinecraft.com']],
    ['minecraft-server-lis', 'minecraft-server-list.com', ['MCSL']],
    ['votes-castle-org', '9.votes.castle.org', []],
  ]);
  const twice = { ...least, 'vote-site': 'https://topg.org/1 https://www.topg.org/2' };
  await expect(collectAnswers(twice, null, () => undefined)).rejects.toThrow('topg.org stands there twice');
});

test('vote sites whose domains begin alike, or have no letters, get ids of their own', () => {
  const voteSites = [
    'https://minecraft-server-list.com/1',
    'https://minecraft-server-list.org/1',
    'https://192.0.2.4/1',
  ];
  const { sites } = readSubject('voting', filesOf(answersWith({ pages: ['vote'], voteSites })).voting);
  expect(sites.map(({ id }) => id)).toEqual(['minecraft-server-lis', 'minecraft-server-2', 'site']);
});

test('more vote sites than a network can have are refused where they are given', async () => {
  const many = Array.from({ length: 13 }, (_, number) => `https://votes${String(number)}.castle.org/1`);
  await expect(
    collectAnswers({ ...least, 'vote-site': many.join(' ') }, null, () => undefined),
  ).rejects.toThrow('12 vote sites at most');
});

const answersWith = (changes: Partial<Answers>): Answers => ({
  ...{
    folder: 'castle',
    name: 'Castle',
    url: 'https://castle.org',
    address: 'play.castle.org',
    pages: [],
    voteSites: [],
  },
  ...{ email: 'us@castle.org', discord: undefined, timeZone: 'UTC', currency: 'JPY', plainHttp: true },
  servers: [{ id: 'sky-block', address: 'sky.castle.org' }],
  ...changes,
});

test.each([[[]], ...PAGE_CHOICES.map((page) => [[page]]), [[...PAGE_CHOICES]]])(
  'with the pages %j there are these and no other, with nothing that is wrong',
  (pages) => {
    for (const discord of [undefined, 'https://discord.gg/castle']) {
      const files = Object.entries(filesOf(answersWith({ pages, discord })));
      const read = files.map(([name, data]) => [name, readSubject(name as Subject, data)] as const);
      const others = { legal: readSubject('legal', legal), pages: readSubject('pages', {}) };
      const network = withAbsent({ ...others, ...Object.fromEntries(read) } as ReadSubjects);
      expect(PAGE_CHOICES.filter((page) => whyGone(network, page) === null)).toEqual(pages);
    }
  },
);
