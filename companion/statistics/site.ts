import { type LeaderboardMode, PUSH_LIMIT } from '@/contract/leaderboard';
import type { LeaderboardPushRequest } from '@/contract/leaderboard-requests';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { printable } from '../printable';
import { post } from '../sync/post';

export type PushedPlayer = LeaderboardPushRequest['players'][number];

/** The site did not take it, and will not if it is tried again immediately; the message says what to do. */
export class PushFailed extends Error {
  override name = 'PushFailed';
}

/** Less than the 512 KiB that the site takes. */
const BODY_LIMIT = 400_000;
const RESPONSE_MS = 30_000;
/** After failures in a row; each lasts twice as long as the one before unless the site names a time. */
const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;

export interface SiteParts {
  readonly site: string;
  readonly mode: LeaderboardMode;
  readonly key: string;
  /** Resolves after so many milliseconds; rejects when the owner ends the run. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As few calls as the site's limits allow, in the same order. */
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
 * Sends one batch, again and again while the site is away or asks for a pause: the same call twice changes nothing.
 * @throws PushFailed
 */
export async function sendBatch(
  players: PushedPlayer[],
  { site, mode, key, wait }: SiteParts,
): Promise<void> {
  const url = `${site}${API_BASE}${API_PATHS.leaderboardMode.replace(':mode', mode)}`;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptToSend(url, key, players);
    if (outcome === 'taken') return;
    if (attempt === ATTEMPTS) throw new PushFailed(outcome.message);
    await wait(outcome.retryAfterMs ?? Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
  }
}

interface Setback {
  readonly message: string;
  /** What the site asks for; null when it says nothing. */
  readonly retryAfterMs: number | null;
}

async function attemptToSend(url: string, key: string, players: PushedPlayer[]): Promise<'taken' | Setback> {
  const body = { players } satisfies LeaderboardPushRequest;
  const posted = await post({ url, key, body, patienceMs: RESPONSE_MS }).catch(() => null);
  if (posted === null) return { message: 'The site does not answer.', retryAfterMs: null };
  const { status, text, retryAfterMs } = posted;
  const result = parse(text);
  if (status === 200 && 'accepted' in result && result.accepted === players.length) return 'taken';
  const said = explain(status, result, players);
  if (status !== 429 && status < 500) throw new PushFailed(said);
  return {
    message: said,
    retryAfterMs: retryAfterMs === null ? null : Math.min(retryAfterMs, LONGEST_PAUSE_MS),
  };
}

function explain(status: number, result: object, players: PushedPlayer[]): string {
  if (status === 401)
    return 'The site does not know this key: it must be the GAME_SERVER_KEY that is set there.';
  if (status >= 300 && status < 400)
    return 'The site sends visitors on to another address: give that one as --site.';
  if (status === 404) return 'This site has no leaderboard: check --site.';
  const error = 'error' in result && typeof result.error === 'object' && result.error ? result.error : {};
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  const fields = 'fields' in error && typeof error.fields === 'object' && error.fields ? error.fields : {};
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const player = players[Number(/^players\[(\d+)\]/.exec(name)?.[1] ?? NaN)];
  const about = name ? ` ${player ? `${player.username}, ` : ''}${name}: ${String(problem)}` : '';
  return message
    ? `The site says: ${printable(`${message}${about}`)}`
    : `The site answered with status ${String(status)}.`;
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
