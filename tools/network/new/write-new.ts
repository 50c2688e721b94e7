import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { folderOf } from '../choose';
import { readSubject } from '../read-subject';
import type { Subject } from '../subjects';
import { filesOf } from './files';
import type { Answers } from './questions';

/** Start of every new network's legal texts: those of the example describe what this software stores and does. */
const LEGAL = 'networks/spawnpoint/legal.ts';

const textOf = (subject: string, data: object): string => {
  const type = `${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}Input`;
  return `import type { ${type} } from '@/contract/network/${subject}';\n\nexport default ${JSON.stringify(data)} satisfies ${type};\n`;
};

/**
 * Writes the folder of a new network.
 * @returns the folder from the project's root
 * @throws Error if the name is taken or the answers do not fit together; then nothing is written
 */
export const writeNew = async (root: string, answers: Answers): Promise<string> => {
  const folder = folderOf(answers.folder);
  const style = { ...(await resolveConfig(path.join(root, 'package.json'))), parser: 'typescript' } as const;
  const legal = await readFile(path.join(root, LEGAL), 'utf8');
  const texts = new Map([['legal', legal.replaceAll('US dollars', answers.currency)]]);
  for (const [subject, data] of Object.entries(filesOf(answers)) as [Subject, object][]) {
    readSubject(subject, data);
    texts.set(subject, await format(textOf(subject, data), style));
  }
  await mkdir(path.join(root, folder)).catch((error: unknown) => {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw isThere ? new Error(`${folder} is there already. Choose another --folder`) : error;
  });
  for (const [subject, text] of texts) await writeFile(path.join(root, folder, `${subject}.ts`), text);
  return folder;
};
