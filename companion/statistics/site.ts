import * as v from 'valibot';
import type { ErrorResponse } from '@/contract/errors';
import { type LeaderboardMode, PUSH_LIMIT } from '@/contract/leaderboard';
import type { LeftOut } from '@/contract/leaderboard-requests';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { printable } from '../printable';
import { describeOdd, itemsNamed, parse, siteErrorOf } from '../sync/odd-answer';
import { post, type Posted } from '../sync/post';
import type { Figures } from './statistics';

export interface PushedPlayer {
  readonly uuid: string;
  readonly username: string;
  readonly metrics: Figures;
}

/** The site refused the data, and an immediate retry will not help; the message says what to do. */
export class PushFailed extends Error {
  override name = 'PushFailed';
}

/** The site has no such leaderboard, or the address is not that of a site. */
export class NoLeaderboard extends Error {
  override name = 'NoLeaderboard';
}

/** The site, in an older version than this program, rejects the names of some players. */
class NamesRefused extends PushFailed {
  override name = 'NamesRefused';
  constructor(
    message: string,
    readonly names: readonly string[],
  ) {
    super(message);
  }
}

/** Less than the 512 KiB that the site accepts. */
const BODY_LIMIT = 400_000;
const RESPONSE_MS = 30_000;
/** Number of attempts. Pauses after consecutive failures double, unless the site names a time. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

export interface SiteParts {
  readonly site: string;
  readonly mode: LeaderboardMode;
  readonly key: string;
  /** Resolves after this time; rejects when the owner ends the run. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Returns as few batches as the site's limits allow, in the same order. */
export function toBatches(players: readonly PushedPlayer[]): PushedPlayer[][] {
  const batches: PushedPlayer[][] = [];
  let size = Infinity;
  for (const player of players) {
    const bytes = Buffer.byteLength(JSON.stringify(player)) + 1;
    const batch = batches.at(-1);
    if (!batch || batch.length === PUSH_LIMIT || size + bytes > BODY_LIMIT) {
      batches.push([player]);
      size = bytes;
    } else {
      batch.push(player);
      size += bytes;
    }
  }
  return batches;
}

/**
 * Sends one batch, and retries while the site is away or asks for a pause: a repeated call changes nothing.
 * @param leftOut reported with it, unless undefined
 * @throws PushFailed, NoLeaderboard
 */
async function sendBatch(
  players: PushedPlayer[],
  parts: SiteParts,
  leftOut?: readonly LeftOut[],
): Promise<void> {
  const body = { players, ...(leftOut && { leftOut: [...leftOut] }) };
  const url = urlOf(parts, API_PATHS.leaderboardMode);
  await untilTaken(parts, () => attemptToSend(url, parts.key, players, body));
}

/**
 * Sends one batch like {@link sendBatch}, without players whose names the site cannot read.
 * @returns the sent players, and those names
 * @throws PushFailed, NoLeaderboard
 */
export async function sendReadable(
  batch: readonly PushedPlayer[],
  parts: SiteParts,
  leftOut?: readonly LeftOut[],
): Promise<{ readonly sent: readonly PushedPlayer[]; readonly unreadable: readonly string[] }> {
  const unreadable: string[] = [];
  for (let sent = [...batch]; ; sent = sent.filter(({ username }) => !unreadable.includes(username))) {
    try {
      await sendBatch(sent, parts, leftOut);
      return { sent, unreadable };
    } catch (error) {
      if (!(error instanceof NamesRefused)) throw error;
      unreadable.push(...error.names);
    }
  }
}

/** Removes a player from the board, with as many attempts as {@link sendBatch}. @throws PushFailed */
export async function withdraw(uuid: string, parts: SiteParts): Promise<void> {
  const { key } = parts;
  const url = urlOf(parts, API_PATHS.leaderboardPlayer.replace(':player', uuid));
  await untilTaken(parts, async () => {
    const posted = await post({ url, key, method: 'DELETE', patienceMs: RESPONSE_MS }).catch(() => null);
    // A player who is not on the board needs no removal.
    const isGone = posted?.status === 404 && siteErrorOf(posted) !== null;
    return posted?.status === 204 || isGone ? 'taken' : setback(posted, [], key);
  });
}

const urlOf = ({ site, mode }: SiteParts, path: string): string =>
  `${site}${API_BASE}${path.replace(':mode', mode)}`;

async function untilTaken({ wait }: SiteParts, attempted: () => Promise<'taken' | Setback>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attempted();
    if (outcome === 'taken') return;
    if (attempt === ATTEMPTS) throw new PushFailed(outcome.message);
    await wait(outcome.retryAfterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
  }
}

interface Setback {
  readonly message: string;
  /** Pause that the site asks for; null when it names none. */
  readonly retryAfterMs: number | null;
}

async function attemptToSend(
  url: string,
  key: string,
  players: readonly PushedPlayer[],
  body: object,
): Promise<'taken' | Setback> {
  const posted = await post({ url, key, body, patienceMs: RESPONSE_MS }).catch(() => null);
  const isTaken =
    posted?.status === 200 && v.is(v.object({ accepted: v.literal(players.length) }), parse(posted.text));
  return isTaken ? 'taken' : setback(posted, players, key);
}

/** @throws PushFailed, NoLeaderboard for failures that a retry does not change */
function setback(posted: Posted | null, players: readonly PushedPlayer[], key: string): Setback {
  if (posted === null) return { message: 'The site does not answer.', retryAfterMs: null };
  const { status, retryAfterMs } = posted;
  const error = siteErrorOf(posted);
  if (!error) return { message: `${describeOdd(posted, key)}.`, retryAfterMs: null };
  if (status === 404) throw new NoLeaderboard('The site has no such leaderboard: check --mode and --site.');
  const message = explain(status, error, players);
  const names = refusedNames(error, players);
  if (names.length > 0) throw new NamesRefused(message, names);
  if (status !== 429 && status < 500) throw new PushFailed(message);
  return { message, retryAfterMs: retryAfterMs === null ? null : Math.min(retryAfterMs, LONGEST_PAUSE_MS) };
}

type SiteError = ErrorResponse['error'];

function explain(
  status: number,
  { message, fields = {} }: SiteError,
  players: readonly PushedPlayer[],
): string {
  if (status === 401)
    return 'The site rejected this key. It must be the same as GAME_SERVER_KEY at the site.';
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const [player] = itemsNamed({ [name]: problem }, 'players', players);
  const about = name ? ` ${player ? `${player.username}, ` : ''}${name}: ${problem}` : '';
  return `The site says: ${printable(`${message}${about}`)}`;
}

/** Returns the names that an answer rejects. */
function refusedNames({ fields = {} }: SiteError, players: readonly PushedPlayer[]): string[] {
  const ofNames = Object.entries(fields).filter(([field]) => field.endsWith('.username'));
  return itemsNamed(Object.fromEntries(ofNames), 'players', players).map(({ username }) => username);
}
