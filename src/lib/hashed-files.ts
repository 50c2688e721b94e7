/** Number of hexadecimal digits of the content hash in names of files below `/assets`. */
export const HASH_LENGTH = 8;

const HASHED = new RegExp(`\\.[\\da-f]{${String(HASH_LENGTH)}}\\.\\w+$`);

/**
 * Checks that a file's name ends in such a hash, as in `page-rules.59fcdec5.js`: it never changes under that
 * name.
 */
export const isHashed = (file: string): boolean => HASHED.test(file);
