import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_INPUTS } from '../../../local/build';

/** A network of another owner. */
export const other = {
  name: 'Ravenmoor & Friends',
  shortName: 'Ravenmoor',
  description: 'Ravenmoor is a network for friends.',
  url: 'https://ravenmoor.test',
  /** Of its logo, a square of 8 by 8 pixels in the middle of the 16 by 16. */
  markColour: '#12c4f0',
  /** Of the dark palette. */
  canvas: '#2b1055',
} as const;

const rows = Array.from({ length: 16 }, (_, y) => (y >= 4 && y < 12 ? '....rrrrrrrr....' : '.'.repeat(16)));
const theme = {
  logo: { paint: { r: other.markColour }, rows },
  palettes: { dark: { canvas: other.canvas } },
};

/** The file's text with another value for the first entry of this name. */
function withEntry(text: string, key: string, value: string): string {
  const entry = new RegExp(`^( +${key}):\\s*(?:(['"]).*?\\2|null.*),$`, 'm');
  if (!entry.test(text)) throw new Error(`No entry "${key}" to change`);
  return text.replace(entry, (_, indented: string) => `${indented}: ${JSON.stringify(value)},`);
}

/** What the owner's guide says to edit, edited: file by file from its text as it is here. */
const edits: Record<string, (text: string) => string> = {
  'networks/spawnpoint/identity.ts': (text) =>
    (['name', 'description', 'url'] as const)
      .reduce((edited, key) => withEntry(edited, key, other[key]), text)
      .replace('name:', `shortName: '${other.shortName}',\n  $&`)
      .replaceAll(/spawnpoint/gi, 'ravenmoor'),
  'networks/spawnpoint/links.ts': (text) => text.replaceAll(/spawnpoint/gi, 'ravenmoor'),
};

const unlessThere = (fault: NodeJS.ErrnoException): void => {
  if (fault.code !== 'EEXIST') throw fault;
};

/**
 * Makes that network's site of a copy of this one, by the same build without the step that makes scripts small, which takes
 * longer than everything else, and without the one that weighs them. The copy stays where it is, so that webpack finds its cache again.
 * @returns the files of its `dist/`, by their path there
 */
export async function buildRebranded(): Promise<Map<string, Buffer>> {
  const copy = path.resolve('.local/rebranded');
  // The build writes the other network itself.
  for (const input of BUILD_INPUTS.filter((name) => !name.startsWith('.local'))) {
    await rm(path.join(copy, input), { recursive: true, force: true });
    await mkdir(path.dirname(path.join(copy, input)), { recursive: true });
    await cp(input, path.join(copy, input), { recursive: true, preserveTimestamps: true });
  }
  // The build lists the licenses of what is installed.
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules')).catch(unlessThere);
  for (const [file, edit] of Object.entries(edits)) {
    await writeFile(path.join(copy, file), edit(await readFile(file, 'utf8')));
  }
  const network = path.join(copy, 'networks/spawnpoint');
  await writeFile(path.join(network, 'theme.ts'), `export default ${JSON.stringify(theme)};`);
  for (const file of await readdir(network)) {
    const text = await readFile(path.join(network, file), 'utf8');
    await writeFile(path.join(network, file), text.replaceAll('spawnpoint', 'ravenmoor'));
  }
  const packageFile = path.join(copy, 'package.json');
  const { scripts, ...rest } = JSON.parse(await readFile(packageFile, 'utf8'));
  const build = scripts.build
    .replace('webpack ', '$&--no-optimization-minimize ')
    .replace(' && tsx tools/check-budgets.ts && node tools/check-browsers.mjs', '');
  await writeFile(packageFile, JSON.stringify({ ...rest, scripts: { build } }));
  // Tests have programs use their own network; a build uses what it has written.
  const env = { ...process.env, NODE_OPTIONS: '' };
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: copy, env });

  const dist = path.join(copy, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(files.map(async (file) => [path.relative(dist, file), await readFile(file)] as const)),
  );
}
