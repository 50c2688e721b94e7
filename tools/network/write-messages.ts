import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { compared } from '@/messages/completed';
import { ENGLISH, messageFile, MESSAGES, PSEUDO, readMessages } from './languages';
import { hintFor } from './near';
import { NetworkError } from './read-network';
import { writeModules } from './write-modules';

/** Directory to which imports of `#messages/…` resolve (package.json). */
const TARGET = '.local/messages';

export interface WrittenMessages {
  language: string;
  texts: number;
  /** Texts that the language lacks, which are English. */
  missing: number;
}

/** Returns the names of a language's modules: `contact`, `applications/form`. */
const namesIn = async (root: string, language: string): Promise<string[]> => {
  const folder = path.join(root, MESSAGES, language);
  if (!existsSync(folder)) return [];
  const files = await readdir(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.ts'.length).replaceAll(path.sep, '/'))
    .sort();
};

/** Returns how a written module imports a file of the project. */
const importOf = (name: string, file: string): string =>
  JSON.stringify(path.posix.relative(path.posix.dirname(path.posix.join(TARGET, name)), file));

/** Returns a module of the pseudo-language. */
const pseudoModule = (name: string, exports: readonly string[]): string =>
  [
    `import * as english from ${importOf(name, messageFile(ENGLISH, name))};`,
    `import { pseudo } from ${importOf(name, path.posix.join(MESSAGES, 'pseudo.ts'))};`,
    `export const { ${exports.join(', ')} } = pseudo({ ...english });`,
    '',
  ].join('\n');

/** Returns the text of a translated module, compared with the English one. A complete module holds no English, so browsers load none. */
const translatedModule = async (root: string, language: string, name: string) => {
  const [english, own] = [await readMessages(root, ENGLISH, name), await readMessages(root, language, name)];
  const file = messageFile(language, name);
  const { texts, missing, unknown, mistaken } = compared(english, own);
  const faults = [
    ...unknown.map(
      ({ path: key, known }) =>
        `${key}: is no text of the product. ${hintFor(key.split('.').at(-1) ?? '', known)}`,
    ),
    ...mistaken.map(
      ({ path: key, expected }) => `${key}: must be ${expected}, as in ${messageFile(ENGLISH, name)}`,
    ),
  ].map((line) => `${file}: ${line}`);
  const sources = { own: importOf(name, file), english: importOf(name, messageFile(ENGLISH, name)) };
  const unfinished = new Set(missing.map((key) => key.split('.')[0]));
  const lacking = Object.keys(english).filter((key) => !Object.hasOwn(own, key));
  const whole = Object.keys(own).filter((key) => !unfinished.has(key));
  const partly = Object.keys(own).filter((key) => unfinished.has(key));
  const text = [
    ...(whole.length > 0 ? [`export { ${whole.join(', ')} } from ${sources.own};`] : []),
    ...(lacking.length > 0 ? [`export { ${lacking.join(', ')} } from ${sources.english};`] : []),
    ...(partly.length > 0
      ? [
          `import * as english from ${sources.english};`,
          `import * as own from ${sources.own};`,
          `import { completed } from ${importOf(name, path.posix.join(MESSAGES, 'completed.ts'))};`,
          ...partly.map((key) => `export const ${key} = completed(english.${key}, own.${key});`),
        ]
      : []),
    '',
  ].join('\n');
  return { texts, missing, faults, text };
};

/**
 * Writes the modules that the product imports as `#messages/…`. In English they are those of `src/messages/en`.
 * @throws NetworkError with every fault of a translation
 */
export const writeMessages = async (root: string, language: string): Promise<WrittenMessages> => {
  const names = await namesIn(root, ENGLISH);
  const modules = new Map<string, string>();
  const written = { language, texts: 0, missing: 0 };
  const faults = (await namesIn(root, language))
    .filter((name) => !names.includes(name))
    .map(
      (name) =>
        `${messageFile(language, name)}: there is no ${messageFile(ENGLISH, name)}. ${hintFor(name, names)}`,
    );
  for (const name of names) {
    if (language === ENGLISH)
      modules.set(name, `export * from ${importOf(name, messageFile(ENGLISH, name))};\n`);
    else if (language === PSEUDO)
      modules.set(name, pseudoModule(name, Object.keys(await readMessages(root, ENGLISH, name))));
    else {
      const { texts, missing, faults: found, text } = await translatedModule(root, language, name);
      modules.set(name, text);
      written.texts += texts;
      written.missing += missing.length;
      faults.push(...found);
    }
  }
  if (faults.length > 0) throw new NetworkError(faults.join('\n'));
  await writeModules(root, TARGET, modules);
  return written;
};

/** Returns what an owner should know of the texts' language, or null if they are all in that of the locale. */
export const messagesText = (
  locale: string,
  { language, texts, missing }: WrittenMessages,
): string | null => {
  const [wanted = ''] = locale.split('-');
  if (language === ENGLISH && wanted !== ENGLISH)
    return `Messages: there is no ${MESSAGES}/${wanted}, so the product's own texts are English`;
  if (missing === 0) return null;
  return `Messages: ${String(missing)} of ${String(texts)} are missing in ${MESSAGES}/${language}, and stay English`;
};
