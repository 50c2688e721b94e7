import { isListedName } from '@/contract/player-name';
import { toPlayerName } from './player-name';

const WITHOUT_PREFIX = /^\.?[\p{L}\p{M}\p{N}_]{1,16}$/u;

/**
 * Checks whether a game server of this network can list a player under this text, by `bedrock` in
 * `identity.ts`. Networks add slogans to their servers' player lists.
 */
export const isListedHere = (text: string): boolean =>
  toPlayerName(text) === text || (WITHOUT_PREFIX.test(text) && isListedName(text));
