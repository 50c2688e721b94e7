import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import leaderboards from '../../test/network/leaderboards';
import rules from '../../test/network/rules';
import servers from '../../test/network/servers';
import voting from '../../test/network/voting';
import { readAll } from '../../test/support/fixtures/read-all';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { checkNetworks } from './check-networks';
import { warningsOf } from './warnings';

const project = setUpFolder();
const linesOf = async (...names: string[]) =>
  (await checkNetworks(project(), names)).map(({ state, line }) => [state, line]);

test('all networks are checked, and all that is wrong is said of each', async () => {
  await mkdir(project('networks'));
  await cp('test/network', project('networks/castle'), { recursive: true });
  await mkdir(project('networks/keep'));
  await writeFile(
    project('networks/castle/rules.ts'),
    `export default ${JSON.stringify({ ...rules, title: 7 })}`,
  );
  const lines = await linesOf();
  expect(lines).toContainEqual(['wrong', 'networks/castle/rules.ts: title: must be a text in quotes']);
  expect(lines).toContainEqual(['wrong', 'networks/castle: cannot be built: 1 to correct']);
  expect(lines).toContainEqual(['wrong', 'networks/keep/identity.ts: is missing']);
  expect(lines.filter(([, line]) => String(line).startsWith('networks/castle'))).toHaveLength(2);
  expect(await linesOf('kepe')).toEqual([['wrong', 'networks/kepe: is not there. Did you mean keep?']]);
});

/** Writes a network with other data, and returns what is wrong with it. */
async function faultsWith(changed: Readonly<Record<string, unknown>>): Promise<string[]> {
  await cp('test/network', project('networks/castle'), { recursive: true });
  for (const [subject, data] of Object.entries(changed))
    await writeFile(project(`networks/castle/${subject}.ts`), `export default ${JSON.stringify(data)}`);
  const lines = await checkNetworks(project(), ['castle']);
  return lines.filter(({ state }) => state === 'wrong').map(({ line }) => line);
}

const [mode] = leaderboards.modes;
const onTheMoon = { ...leaderboards, modes: [{ ...mode, server: 'moon' }] };

test('what contradicts another file is said beside the faults of single files', async () => {
  expect(
    await faultsWith({
      leaderboards: onTheMoon,
      rules: { ...rules, title: 7 },
      voting: { ...voting, goal: 'many' },
    }),
  ).toEqual([
    'networks/castle/rules.ts: title: must be a text in quotes',
    expect.stringContaining('networks/castle/voting.ts: goal: '),
    expect.stringContaining('networks/castle/leaderboards.ts: modes.0.server: must be an id of servers.ts'),
    'networks/castle: cannot be built: 3 to correct',
  ]);
});

test('a file that cannot be read contradicts no other one', async () => {
  const faults = await faultsWith({
    leaderboards: onTheMoon,
    servers: {},
    applications: {},
    links: { discord: 7 },
  });
  expect(faults.filter((line) => !/\/(servers|applications|links)\.ts: /.test(line))).toEqual([
    expect.stringContaining('cannot be built'),
  ]);
});

test('the examples of the product get no warnings beside a network of the owner', async () => {
  await cp('test/network', project('networks/hut'), { recursive: true });
  expect(await linesOf()).toContainEqual(['warning', expect.stringContaining('networks/hut/')]);
  await cp('test/network', project('networks/castle'), { recursive: true });
  const lines = await linesOf();
  expect(lines.filter(([, line]) => String(line).startsWith('networks/hut'))).toEqual([
    ['ok', 'networks/hut: can be built'],
  ]);
  expect(lines).toContainEqual(['warning', expect.stringContaining('networks/castle/')]);
  expect(await linesOf('hut')).toContainEqual(['warning', expect.stringContaining('networks/hut/')]);
});

test('a file that would not be read for its name is a fault, unless it is a copy', async () => {
  await cp('test/network', project('networks/castle'), { recursive: true });
  await rename(project('networks/castle/news.ts'), project('networks/castle/news.ts.txt'));
  await writeFile(project('networks/castle/rules.ts.orig'), '');
  const lines = (await linesOf('castle')).filter(([state]) => state === 'wrong').map(([, line]) => line);
  expect(lines).toContain('networks/castle/news.ts.txt: must be called news.ts');
  expect(lines.join('\n')).not.toContain('orig');
});

test('an entry that stands there twice is no silent loss of the first', async () => {
  await cp('test/network', project('networks/castle'), { recursive: true });
  const text = "export default { stories: [], stories: [{ 'slug': 'a', body: '', slug: 'b' }] };";
  await writeFile(project('networks/castle/news.ts'), text);
  expect(await linesOf('castle')).toEqual(
    expect.arrayContaining([
      ['wrong', 'networks/castle/news.ts: stories: stands there twice'],
      ['wrong', 'networks/castle/news.ts: stories.0.slug: stands there twice'],
    ]),
  );
});

const network = readAll('test/network');
const [site] = voting.sites;
const ownData = JSON.parse(
  JSON.stringify(network).replaceAll(/\.(?:example|invalid)/g, '.org'),
) as typeof network;

test('what leads nowhere is said once for each file, and nothing of a network with addresses of its own', () => {
  const found = warningsOf(network).filter((line) => line.startsWith('servers.ts'));
  expect(found).toEqual([
    expect.stringMatching(/^servers\.ts: \S+\.example, .*: addresses of an example lead nowhere/),
  ]);
  expect(warningsOf(ownData)).toEqual([]);
});

test('a page that is not there need not say anything', () => {
  const community = { ...ownData.community, invite: undefined, forums: undefined, upcoming: undefined };
  expect(warningsOf({ ...ownData, community, missing: ['community'] })).toEqual([]);
});

test('servers without an address share none', () => {
  const behind = ownData.servers.servers.map((one) => ({
    ...one,
    address: undefined,
    status: 'companion' as const,
  }));
  expect(warningsOf({ ...ownData, servers: { ...ownData.servers, servers: behind } })).toEqual([]);
});

test.each([
  [
    'an address of this machine',
    { identity: { ...ownData.identity, url: 'https://localhost:8888' } },
    'identity.ts: url: https://localhost:8888 is this machine',
  ],
  [
    'an address of two servers',
    {
      servers: {
        ...servers,
        servers: ownData.servers.servers.map((one) => ({ ...one, address: 'mc.castle.org' })),
      },
    },
    `servers.ts: servers.1.address: is that of ${String(servers.servers[0]?.id)}, too`,
  ],
  [
    'a site whose votes nobody recognizes',
    {
      voting: {
        ...ownData.voting,
        sites: [
          { ...ownData.voting.sites[0], ...site, url: 'https://a.org', services: [] },
          ...ownData.voting.sites.slice(1),
        ],
      },
    },
    'voting.ts: sites.0.services: has no names',
  ],
  [
    'a known site without the name that it sends',
    {
      voting: {
        ...ownData.voting,
        sites: [{ ...ownData.voting.sites[0], ...site, url: 'https://www.topg.org/1', services: [] }],
      },
    },
    'sends TopG.org',
  ],
  [
    'a page that says nothing',
    { community: { ...ownData.community, invite: undefined, forums: undefined, upcoming: undefined } },
    'community.ts: has no invite, no forums and no upcoming, so Learn More',
  ],
  [
    'an announcement of nothing',
    { community: { ...ownData.community, upcoming: { title: 'Soon', text: 'Soon.', events: [] } } },
    'community.ts: upcoming: has no events and no notify',
  ],
  [
    'an event that leads to a page which is not there',
    { missing: ['voting'], events: { events: [{ ...ownData.events.events[0], href: '/vote#rewards' }] } },
    'events.ts: events.0.href: /vote leads to no page: there is no voting.ts',
  ],
  [
    'an answer that leads nowhere',
    {
      faq: {
        questions: [
          {
            id: 'a',
            question: 'Where?',
            answer: '/spawn, or read [the rules](/rulez), [all](/rules/) or [this](/news/a).',
          },
        ],
      },
    },
    'faq.ts: questions.0.answer: /rulez leads to no page: there is none at this address',
  ],
  [
    'a reward that nothing gives',
    {
      voting: {
        ...ownData.voting,
        rewards: [
          ...ownData.voting.rewards,
          { id: 'hat', emblem: 'crown', words: { one: '{count} hat', other: '{count} hats' } },
        ],
      },
    },
    `voting.ts: rewards.${String(voting.rewards.length)}: no site, milestone or month gives hat`,
  ],
  [
    'a legal text that names a Discord where there is none',
    { links: { ...ownData.links, discord: undefined } },
    'legal.ts: names Discord, and links.ts has no discord',
  ],
  [
    'a legal text on purchases where nothing is sold',
    { missing: ['store'] },
    'legal.ts: terms.sections: has purchases-and-refunds, and there is no store.ts',
  ],
  [
    'a name that the title font has no letters for',
    {
      identity: { ...ownData.identity, name: 'Ža Жар' },
      fonts: { ...ownData.fonts, characters: { ...ownData.fonts.characters, title: [[0x20, 0x17f]] } },
    },
    'theme.ts: fonts.title: has no Ж, а, р, which your texts have',
  ],
])('%s that is probably not meant is warned of', (_what, changes, said) => {
  expect(warningsOf({ ...ownData, ...changes } as typeof network)).toContainEqual(
    expect.stringContaining(said),
  );
});
