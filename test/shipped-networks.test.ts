/** Networks that ship beside the example and share nothing with it, which reveals knowledge of the example in the product. */
import { checkFolder } from '../tools/network/check-networks';
import { SHIPPED, networkNames } from '../tools/network/choose';
import { modulesOf } from '../tools/network/modules';
import { exampleWordsIn, textsOfData, textsOfDocument } from './support/fixtures/example-words';
import { readAll } from './support/fixtures/read-all';
import { deadLinks, type DrawnSite, drawSite } from './support/server/draw-site';

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
