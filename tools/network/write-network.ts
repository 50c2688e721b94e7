// Decision record: docs/decisions/0009-a-network-as-data.md
import path from 'node:path';
import { networkFolder } from './choose';
import { modulesOf } from './modules';
import { readNetwork } from './read-network';
import { messagesText, writeMessages } from './write-messages';
import { writeModules } from './write-modules';

/** Directory to which imports of `#network/…` resolve (package.json). */
const NETWORK_DIRECTORY = '.local/network';

/** Returns a module's text. webpack 5.112 inlines constants that are null, and then fails on expressions like `'url' in button`. */
const textOf = (exports: Record<string, unknown>): string =>
  Object.entries(exports)
    .map(
      ([name, value]) => `export ${value === null ? 'let' : 'const'} ${name} = ${JSON.stringify(value)};\n`,
    )
    .join('');

/**
 * Writes the modules that the product imports of the network to build, and the messages in its language.
 * @param wanted value of the variable `NETWORK`, if set
 * @returns the network's name, and what its owner should know of the messages' language
 * @throws NetworkError with every fault
 */
export const writeNetwork = async (
  root: string,
  wanted: string | undefined,
): Promise<{ name: string; messages: string | null }> => {
  const folder = await networkFolder(root, wanted);
  const network = await readNetwork(root, folder);
  const modules = [...modulesOf(network)].map(([name, exports]) => [name, textOf(exports)] as const);
  await writeModules(root, NETWORK_DIRECTORY, new Map(modules));
  const written = await writeMessages(root, network.language);
  return { name: path.basename(folder), messages: messagesText(network.identity.locale, written) };
};
