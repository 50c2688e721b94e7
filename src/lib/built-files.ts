/** Number of hexadecimal digits of the content hash in names of files below `/assets`. */
export const HASH_LENGTH = 8;

const HASHED = new RegExp(`\\.[\\da-f]{${String(HASH_LENGTH)}}\\.\\w+$`);

/**
 * Checks that a file's name ends in such a hash, as in `page-rules.59fcdec5.js`: it never changes under that
 * name.
 */
export const isHashed = (file: string): boolean => HASHED.test(file);

/** Beginning of the name of a page's first script, which the name of the page's chunk follows. */
export const JOINED = 'main-';

const SEAM = '\n/* app */\n';

/** Returns a page's first script: its chunk, then the app's own script. */
export const joinScripts = (chunk: string, app: string): string => `${chunk}${SEAM}${app}`;

/** Returns the app's own script, out of any page's first script. */
export const appOf = (joined: string): string => joined.split(SEAM)[1] ?? '';
