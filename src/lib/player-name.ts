import { identity } from '#network/identity';
import { isGameName, isPlainName, isListedName } from '@/contract/player-name';
import { narrowed } from '@/contract/typed-ascii';

/** Maximum length of a Bedrock name without its prefix, in characters. */
const GAMERTAG_LIMIT = 16;
const GAMERTAG = /^\w(?: ?\w)*$/;
const isGamertag = (text: string): boolean => text.length <= GAMERTAG_LIMIT && GAMERTAG.test(text);

/** Returns the text without the prefix, which may be in any case; null if it does not start with it. */
const withoutPrefix = (text: string, prefix: string): string | null =>
  text.toLowerCase().startsWith(prefix.toLowerCase()) ? text.slice(prefix.length) : null;

/**
 * Returns a player's name in the game from a typed one, by `bedrock` in `identity.ts`: trimmed, with
 * underscores where the game replaces the spaces of a Bedrock name, and with plain letters for full-width
 * ones. Null if no name on these servers matches. All names from outside the game must pass this function.
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
 * Returns the player named by a listing site, like {@link toPlayerName}. A name that is invalid without the
 * prefix is read as a Bedrock name whose prefix the site has dropped.
 */
export const toVoter = (text: string): string | null =>
  toPlayerName(text) ?? toPlayerName(`${identity.bedrock?.prefix ?? ''}${text.trim()}`);

/** Floodgate cuts names to this many characters, prefix and all. */
const CUT_LIMIT = 16;

/**
 * Returns the names in the game that a listing site may have turned into this one, the likeliest first. Some
 * sites drop the prefix, or turn spaces into underscores; a player may have entered a name that Floodgate
 * cuts.
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

const WITHOUT_PREFIX = /^\.?[\p{L}\p{M}\p{N}_]{1,16}$/u;

/**
 * Checks whether a game server of this network can list a player under this text, by `bedrock` in
 * `identity.ts`. Networks add slogans to their servers' player lists.
 */
export const isListedHere = (text: string): boolean =>
  toPlayerName(text) === text || (WITHOUT_PREFIX.test(text) && isListedName(text));
