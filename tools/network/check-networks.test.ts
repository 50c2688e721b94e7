import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
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
])('%s that is probably not meant is warned of', (_what, changes, said) => {
  expect(warningsOf({ ...ownData, ...changes } as typeof network)).toContainEqual(
    expect.stringContaining(said),
  );
});
