import { identity } from '#network/identity';
import { isGameName, isPlainName } from '@/contract/player-name';
import { narrowed } from '@/contract/typed-ascii';

/** Maximum length of a Bedrock name without its prefix, in characters. */
const GAMERTAG_LIMIT = 16;
const GAMERTAG = /^\w(?: ?\w)*$/;
const isGamertag = (text: string): boolean => text.length <= GAMERTAG_LIMIT && GAMERTAG.test(text);

/** The text without the prefix; null for a text that does not begin with it, in whatever case. */
const withoutPrefix = (text: string, prefix: string): string | null =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : null;

/**
 * Returns the name in the game of a player whom somebody has written down, by `bedrock` in `identity.ts`: without spaces around it,
 * and with underscores where the game has these instead of the spaces of a Bedrock name. Returns null for what is no name on
 * these servers; a keyboard's full-width letters are plain ones. All that takes a name from outside the game asks this function.
 */
export function toPlayerName(text: string): string | null {
  const name = narrowed(text).trim();
  if (isPlainName(name)) return name;
  if (!identity.bedrock) return null;
  const { prefix, spaces } = identity.bedrock;
  const tag = withoutPrefix(name, prefix);
  if (tag === null || !isGamertag(tag)) return null;
  const made = prefix + (spaces === 'underscores' ? tag.replaceAll(' ', '_') : tag);
  return isGameName(made) ? made : null;
}

/** True for a text that is a name on these servers. */
export const isNameHere = (text: string): boolean => toPlayerName(text) !== null;

/**
 * Returns the player whom a listing site names, as {@link toPlayerName} does. A name that is none without the prefix is read as a
 * Bedrock name from which the site has dropped it.
 */
export const toVoter = (text: string): string | null =>
  toPlayerName(text) ?? toPlayerName(`${identity.bedrock?.prefix ?? ''}${text.trim()}`);

/** Floodgate cuts names to this many characters, prefix and all. */
const CUT_LIMIT = 16;

/**
 * Returns the names in the game of which a listing site may have made this one, the likeliest first. Some of them drop the
 * prefix, or turn spaces into underscores; a player may have entered a name that Floodgate cuts.
 */
export function otherPlayerNames(name: string): string[] {
  if (!identity.bedrock) return [];
  const { prefix, spaces } = identity.bedrock;
  const tag = withoutPrefix(name, prefix);
  const tags = [name, ...(tag === null ? [] : [tag])].filter(isGamertag);
  const spaced = spaces === 'kept' ? tags.map((one) => one.replaceAll('_', ' ')).filter(isGamertag) : [];
  const made = [...tags, ...spaced].map((one) => prefix + one);
  const all = new Set([...made, ...made.map((one) => one.slice(0, CUT_LIMIT))]);
  return [...all].filter((other) => isGameName(other) && other.toLowerCase() !== name.toLowerCase());
}
