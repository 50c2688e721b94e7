import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Folder of the product's messages, from the project's root, with one folder per language. */
export const MESSAGES = 'src/messages';
export const ENGLISH = 'en';
/** CLDR's tag for English with accents. The build makes it from English, so it has no folder. */
export const PSEUDO = 'en-XA';

/** Exports of a module of messages. */
export type Messages = Readonly<Record<string, unknown>>;

/** Returns the language of a locale's messages: for `pt-BR` the folder `pt-BR` or `pt`, and English if there is neither. */
export const languageOf = (root: string, locale: string): string => {
  if (locale === PSEUDO) return PSEUDO;
  const parts = locale.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.find((tag) => existsSync(path.join(root, MESSAGES, tag))) ?? ENGLISH;
};

/** Returns the file of a module of messages in a language, from the project's root. */
export const messageFile = (language: string, name: string): string =>
  path.posix.join(MESSAGES, language, `${name}.ts`);

/** Reads a module of messages; empty if the language does not have it. */
export const readMessages = async (root: string, language: string, name: string): Promise<Messages> => {
  const file = path.join(root, messageFile(language, name));
  return existsSync(file) ? { ...((await import(pathToFileURL(file).href)) as Messages) } : {};
};
