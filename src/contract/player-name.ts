import type { JsonForm } from './json-form';

/** Names of the Java Edition and, with a dot in front, of Floodgate's own setting for players of the Bedrock Edition. */
const PLAIN = /^\.?[A-Za-z0-9_]{1,16}$/;

/** Whether this is a name without another prefix than a dot, and without spaces. */
export const isPlainName = (text: string): boolean => PLAIN.test(text);

/**
 * Characters of a prefix that an owner can choose in Floodgate. Selectors (`@a`), quotes, backslashes, slashes and section
 * signs are not among them: what holds one of these can be no name.
 */
const PREFIX = '[A-Za-z0-9_!#$%&()*+,.:;<=>?\\[\\]^{|}~\\-]{0,16}';
/** 1 to 16 characters, with single spaces between words. */
const withWords = (first: string, others: string): string => `${first}(?: ?${others}){0,15}`;

const GAME_NAME = new RegExp(`^${PREFIX}${withWords('[A-Za-z0-9_]', '[A-Za-z0-9_]')}$`);
const LISTED_NAME = new RegExp(`^${PREFIX}${withWords('[\\p{L}\\p{N}_]', '[\\p{L}\\p{M}\\p{N}_]')}$`, 'u');
/** Letters that nobody sees. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Maximum length of a name with its prefix, in characters. */
export const PLAYER_NAME_LIMIT = 32;
const isShort = (text: string): boolean => [...text].length <= PLAYER_NAME_LIMIT;

/**
 * Whether a player can have this name under any setting of Floodgate: a prefix of up to 16 characters, then 1 to 16 letters,
 * digits and underscores with single spaces among them. Votes and rewards are for such names; the site's own setting says
 * which of them are names on its servers.
 */
export const isGameName = (text: string): boolean => isShort(text) && GAME_NAME.test(text);

/** As {@link isGameName}, with letters of any alphabet: some servers let players in under such names. */
export const isListedName = (text: string): boolean =>
  isShort(text) && LISTED_NAME.test(text) && !INVISIBLE.test(text);

/** {@link isGameName} for a document. */
export const GAME_NAME_FORM: JsonForm = {
  type: 'string',
  pattern: GAME_NAME.source,
  maxLength: PLAYER_NAME_LIMIT,
};
/** {@link isListedName} for a document. */
export const LISTED_NAME_FORM: JsonForm = {
  type: 'string',
  pattern: `^(?!.*${INVISIBLE.source})${LISTED_NAME.source.slice(1)}`,
  maxLength: PLAYER_NAME_LIMIT,
};
