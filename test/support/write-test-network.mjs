import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/**
 * Writes the test network (`test/network`) to the target of `#network/…` imports in jest.config.mjs. Unlike those of the build,
 * these modules can `become` another network's, for `aNetwork`. Programs that tests start find it by a condition in package.json.
 */
export default async () => {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --conditions=test-network`;
  const root = path.resolve(import.meta.dirname, '../..');
  const { readNetwork } = await tsImport('../../tools/network/read-network.ts', import.meta.url);
  const { modulesOf } = await tsImport('../../tools/network/modules.ts', import.meta.url);
  for (const [module, exports] of modulesOf(await readNetwork(root, 'test/network'))) {
    const file = path.join(root, '.local/test-network', `${module}.js`);
    const values = Object.entries(exports).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const become = `export const become = (other) => { ({ ${Object.keys(exports).join(', ')} } = other); };`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `export let ${values.join(', ')};\n${become}\n`);
  }
};
