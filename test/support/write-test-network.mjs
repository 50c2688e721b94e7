import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Writes the network of the tests (`test/network`), to which jest.config.mjs leads imports of `#network/…`. */
export default async () => {
  const { writeFolder } = await tsImport('../../tools/network/write-network.ts', import.meta.url);
  await writeFolder(path.resolve(import.meta.dirname, '../..'), 'test/network', '.local/test-network');
};
