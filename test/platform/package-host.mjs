import { readFile } from 'node:fs/promises';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { parse } from 'smol-toml';

/**
 * Packages a function like Netlify, as configured in netlify.toml: `node test/platform/package-host.mjs NAME DIRECTORY`. The
 * files are written to a folder with the function's name. It has a process of its own, because the packager is an ES module.
 */
const [name, directory] = process.argv.slice(2);
if (!name || !directory) throw new Error('usage: package-host.mjs NAME DIRECTORY');

const { functions } = parse(await readFile('netlify.toml', 'utf8'));
await zipFunction(`functions/api/${name}.ts`, directory, {
  archiveFormat: 'none',
  basePath: process.cwd(),
  config: {
    '*': { nodeBundler: functions.node_bundler },
    [name]: { includedFiles: functions[name]?.included_files ?? [] },
  },
});
