/** Networks that ship beside the example and share nothing with it, which reveals knowledge of the example in the product. */
import { EMBLEMS, ICONS } from '@/contract/network/visuals';
import { checkFolder } from '../tools/network/check-networks';
import { SHIPPED, networkNames } from '../tools/network/choose';
import { modulesOf } from '../tools/network/modules';
import { readAll } from './support/fixtures/read-all';
import { deadLinks, type DrawnSite, drawSite } from './support/server/draw-site';

const { identity, servers, leaderboards, voting, applications, store, team } = readAll('networks/spawnpoint');

const namesOf = ({ id, title = id }: { id: string; title?: string | undefined }): string[] => [id, title];

/** Ids and names of the example network. */
const words = new Set([
  ...[identity.name, store.currency],
  ...servers.servers.flatMap((server) => [...namesOf(server), server.group]),
  ...leaderboards.modes.flatMap((mode) => [...namesOf(mode), ...mode.metrics.flatMap(namesOf)]),
  ...leaderboards.modes.flatMap(({ titles }) => titles.map(({ title }) => title)),
  ...voting.sites.flatMap(({ id, name }) => [id, name]),
  ...voting.rewards.map(({ id }) => id),
  ...applications.positions.flatMap(namesOf),
  ...store.sections.flatMap((section) => [section, ...section.items].flatMap(namesOf)),
  ...team.members.flatMap(({ name, username }) => [name, username]),
]);

/** Common English words, which match only as the whole text. */
const ENGLISH = ['first', 'second', 'third', 'blocks', 'level', 'coins'];
/** Names of the product's drawings and units in data. */
const NAMES: readonly string[] = [...EMBLEMS, ...ICONS, 'level'];

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const patterns = [...words].map((word) => ({
  word,
  pattern: ENGLISH.includes(word)
    ? new RegExp(`^${word}$`)
    : new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'u'),
}));

/** Returns the example's words in these texts. */
const exampleWordsIn = (texts: readonly string[]): string[] =>
  patterns.filter(({ pattern }) => texts.some((text) => pattern.test(text))).map(({ word }) => word);

/** Returns a document's texts, including the values of attributes. */
const textsOfDocument = (document: string): string[] => [
  ...document.split(/<[^>]*>/),
  ...[...document.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value),
];

/** Returns all texts in data except names of drawings. */
const textsOfData = (data: unknown): string[] => {
  if (typeof data === 'string') return NAMES.includes(data) ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsOfData) : [];
};

test('what ships counts as no owner’s', async () => {
  expect(await networkNames(process.cwd())).toEqual(expect.arrayContaining(SHIPPED));
});

describe.each(['emberfall', 'hut'])('%s', (name) => {
  const network = readAll(`networks/${name}`);
  let site: DrawnSite;
  beforeAll(async () => {
    site = await drawSite(network);
  });

  test('can be built', async () => {
    const findings = await checkFolder(process.cwd(), `networks/${name}`);
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  });

  test('every page draws, and no link leads to one that is not there', () => {
    expect(site.documents.size).toBe(site.paths.length + 1);
    expect(deadLinks(site)).toEqual([]);
  });

  test('no page says a word of the example', () => {
    const said = [...site.documents].map(
      ([id, document]) => [id, exampleWordsIn(textsOfDocument(document))] as const,
    );
    expect(said.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  test('nothing that the product imports of it has a word of the example', () => {
    const said = [...modulesOf(network)].map(
      ([module, data]) => [module, exampleWordsIn(textsOfData(data))] as const,
    );
    expect(said.filter(([, found]) => found.length > 0)).toEqual([]);
  });
});
