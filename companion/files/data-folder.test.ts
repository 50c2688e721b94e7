import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { FolderTaken, holdFolder } from './data-folder';

const inFolder = setUpFolder();

test.each([
  ['an ordinary one', 'data'],
  ['one whose path is too long for a socket', `${'long-'.repeat(20)}/data`],
])('a folder is held by one companion at a time: %s', async (_name, folder) => {
  const release = await holdFolder(inFolder(folder));
  await expect(holdFolder(inFolder(folder))).rejects.toThrow(FolderTaken);
  const other = await holdFolder(inFolder(`${folder}-of-another`));
  await release();
  const later = await holdFolder(inFolder(folder));
  await Promise.all([later(), other()]);
});

test('what a companion left behind that was killed holds nothing', async () => {
  const first = createServer().listen(inFolder('companion.sock'));
  await once(first, 'listening');
  await expect(holdFolder(inFolder())).rejects.toThrow(FolderTaken);
  await new Promise((resolve) => first.close(resolve));
  await writeFile(inFolder('companion.sock'), '');
  const release = await holdFolder(inFolder());
  await release();
});
