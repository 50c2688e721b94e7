import { readFileSync } from 'node:fs';
import { contentFiles, contentModules, leaves } from '../../test/support/fixtures/content-walk';

/** What holds for every network that is made of this site, whatever its owner writes. */

const allLeaves = async () => (await contentModules()).flatMap((content) => leaves(content));

test('addresses of other sites stand in no file here', () => {
  expect(contentFiles().filter((file) => /https?:\/\//.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no text is empty, and none is a placeholder', async () => {
  const shown = (await allLeaves()).map(({ text }) => text);
  expect(
    shown.filter((text) => text.trim() === '' || /lorem ipsum|\bundefined\b|\[object |\bTODO:/i.test(text)),
  ).toEqual([]);
});
