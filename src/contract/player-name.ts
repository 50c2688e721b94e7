import type { JsonForm } from './json-form';

/** Java Edition names and, with a leading dot, Bedrock Edition names under Floodgate's default setting. */
const PLAIN = /^\.?[A-Za-z0-9_]{1,16}$/;

/** Checks for a name without spaces, and without a prefix other than a dot. */
export const isPlainName = (text: string): boolean => PLAIN.test(text);

/**
 * Characters allowed in a Floodgate prefix. Selectors (`@a`), quotes, backslashes, slashes and section signs
 * are excluded, so no name contains them.
 */
const PREFIX = '[A-Za-z0-9_!#$%&()*+,.:;<=>?\\[\\]^{|}~\\-]{0,16}';
/** 1 to 16 characters, with single spaces between words. */
const withWords = (first: string, others: string): string => `${first}(?: ?${others}){0,15}`;

const GAME_NAME = new RegExp(`^${PREFIX}${withWords('[A-Za-z0-9_]', '[A-Za-z0-9_]')}$`);
const LISTED_NAME = new RegExp(`^${PREFIX}${withWords('[\\p{L}\\p{N}_]', '[\\p{L}\\p{M}\\p{N}_]')}$`, 'u');
/** Invisible letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Maximum length of a name with its prefix, in characters. */
export const PLAYER_NAME_LIMIT = 32;
const isShort = (text: string): boolean => [...text].length <= PLAYER_NAME_LIMIT;

/**
 * Checks that a player can have this name under any setting of Floodgate: a prefix of up to 16 characters,
 * then 1 to 16 letters, digits and underscores with single spaces among them. Votes and rewards accept these
 * names; the site's own setting says which of them exist on its servers.
 */
export const isGameName = (text: string): boolean => isShort(text) && GAME_NAME.test(text);

/** {@link isGameName} with letters of any alphabet, because some servers admit such names. */
export const isListedName = (text: string): boolean =>
  isShort(text) && LISTED_NAME.test(text) && !INVISIBLE.test(text);

/** JSON Schema of {@link isGameName}. */
export const GAME_NAME_FORM: JsonForm = {
  type: 'string',
  pattern: GAME_NAME.source,
  maxLength: PLAYER_NAME_LIMIT,
};
/** JSON Schema of {@link isListedName}. */
export const LISTED_NAME_FORM: JsonForm = {
  type: 'string',
  pattern: `^(?!.*${INVISIBLE.source})${LISTED_NAME.source.slice(1)}`,
  maxLength: PLAYER_NAME_LIMIT,
};
