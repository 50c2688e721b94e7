import type { OnlinePlayer, Vitals } from '@/contract/companion-sync';
import { toUuid } from '@/contract/leaderboard-requests';
import { isListedName } from '@/contract/player-name';

export const withoutColors = (text: string): string => text.replace(/§./g, '');

/** Groups: the number of players online, the text before the maximum, and the list. */
const PLAYER_LIST = /There are (\d+)( of a max(?: of)? |\/)\d+ players online:(.*)/s;
/** Matches the text after each name. */
const ENTRY_END = / \(([0-9a-fA-F-]{32,36})\)/g;

/**
 * Reads the players online from the answer to `list uuids`; null for any other answer. The name is all text before its UUID,
 * including spaces. Players with invalid names are left out.
 */
export function readPlayers(answer: string): OnlinePlayer[] | null {
  const [, online, , list = ''] = PLAYER_LIST.exec(withoutColors(answer)) ?? [];
  if (online === undefined) return null;
  let start = 0;
  const entries = [...list.matchAll(ENTRY_END)].map(({ 0: end, 1: id = '', index }) => {
    const name = list.slice(start, index).replace(start === 0 ? /^\s+/ : /^,\s+/, '');
    start = index + end.length;
    return { uuid: toUuid(id), name };
  });
  // Somebody is online, and this command does not list them.
  if (Number(online) > 0 && entries.length === 0) return null;
  return entries.flatMap(({ uuid, name }): OnlinePlayer[] =>
    uuid !== null && isListedName(name) ? [{ uuid, name }] : [],
  );
}

/** Returns whether a list of players is from a game that takes arguments in quotes: from 1.13 on, it says `of a max`. */
export const isListWithQuotes = (answer: string): boolean =>
  PLAYER_LIST.exec(withoutColors(answer))?.[2] !== '/';

const FULL_TPS = 20;
const MOST_MSPT = 600_000;
/** Number of characters of an answer that are searched for figures. */
const FIGURES_LIMIT = 2_000;

/** Reads the answer to `tick query`, which games have from 1.20.3 on; null for any other answer. */
export function readTickQuery(answer: string): Vitals | null {
  const text = withoutColors(answer);
  const mspt = numberIn(text, /Average time per tick: (\d+(?:[.,]\d+)?) ?ms/);
  if (mspt === null) return null;
  const target = numberIn(text, /Target tick rate: (\d+(?:[.,]\d+)?)/) ?? FULL_TPS;
  return vitalsOf(mspt === 0 ? target : Math.min(target, 1_000 / mspt), mspt);
}

/** Reads Paper's answers to `tps`, whose first figure covers the last minute, and to `mspt`; null if one is any other answer. */
export function readPaper(tpsAnswer: string, msptAnswer: string): Vitals | null {
  const tps = numberIn(withoutColors(tpsAnswer), /TPS from last[^:]{0,200}:\s*\*?(\d+(?:[.,]\d+)?)/);
  const mspt = numberIn(withoutColors(msptAnswer), /Server tick times[^:]{0,200}:\D{0,200}(\d+(?:[.,]\d+)?)/);
  return tps === null || mspt === null ? null : vitalsOf(tps, mspt);
}

function vitalsOf(tps: number, mspt: number): Vitals {
  return { tps: rounded(Math.min(tps, FULL_TPS)), mspt: rounded(Math.min(mspt, MOST_MSPT)) };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function numberIn(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text.slice(0, FIGURES_LIMIT))?.[1];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}
