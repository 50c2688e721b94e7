import { readFileSync } from 'node:fs';
import { leaves, messageFiles, messageModules } from '../../test/support/fixtures/content-walk';

const allLeaves = async () => (await messageModules()).flatMap((messages) => leaves(messages));

test('addresses of other sites stand in no file here', () => {
  expect(messageFiles().filter((file) => /https?:\/\//.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('no text is empty, and none is a placeholder', async () => {
  const shown = (await allLeaves()).map(({ text }) => text);
  expect(
    shown.filter((text) => text.trim() === '' || /lorem ipsum|\bundefined\b|\[object |\bTODO:/i.test(text)),
  ).toEqual([]);
});
