import * as v from 'valibot';
import {
  COMPANION_PATHS,
  type CompanionSync,
  type CompanionSyncResponse,
  companionSyncResponseSchema,
} from '@/contract/companion-sync';
import { API_BASE } from '@/contract/paths';
import { printable } from '../printable';
import { describeOdd, parse, siteErrorOf, UNTIL_FIRST } from './odd-answer';
import { post } from './post';

/** The site has not taken a call; the message says what an owner may do. */
export class SyncFailed extends Error {
  override name = 'SyncFailed';
  constructor(
    message: string,
    /** `rival`: another companion was heard for this server. `owner`: trying again helps only once something is changed. */
    readonly kind: 'away' | 'rival' | 'owner',
    /** What the site asks for; null when it says nothing. In milliseconds. */
    readonly retryAfterMs: number | null = null,
    /** What is wrong with each field, by its name. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The site's answer, and how much its clock is ahead of this machine's, in milliseconds; null when it does not say. */
export interface Answer {
  readonly answer: CompanionSyncResponse;
  readonly aheadMs: number | null;
}

export interface SiteOptions {
  /** Without a slash at the end. */
  readonly site: string;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
}

const PATIENCE_MS = 20_000;

/** Makes one call. @throws SyncFailed */
export async function callSite(sync: CompanionSync, options: SiteOptions): Promise<Answer> {
  const posted = await send(sync, options);
  const { status, text, retryAfterMs, date } = posted;
  if (status === 200) {
    const answer = v.safeParse(companionSyncResponseSchema, parse(text), UNTIL_FIRST);
    if (answer.success) return { answer: answer.output, aheadMs: date === null ? null : date - Date.now() };
  }
  const error = siteErrorOf(posted);
  // It may be gone in a moment, and what it asks for is not the site's word.
  if (!error) throw new SyncFailed(describeOdd(posted, options.key), 'away');
  const { message, fields = {} } = error;
  throw new SyncFailed(explain(status, message, fields), kindOf(status), retryAfterMs, fields);
}

async function send(sync: CompanionSync, { site, key, signal, patienceMs = PATIENCE_MS }: SiteOptions) {
  const url = `${site}${API_BASE}${COMPANION_PATHS.companionSync}`;
  try {
    return await post({ url, key, body: sync, patienceMs, signal });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new SyncFailed(`The site does not answer: ${printable(cause, 100)}`, 'away');
  }
}

function kindOf(status: number): SyncFailed['kind'] {
  if (status === 409) return 'rival';
  return status === 429 || status >= 500 ? 'away' : 'owner';
}

function explain(status: number, message: string, fields: Readonly<Record<string, string>>): string {
  if (status === 401)
    return 'The site does not know this key: it must be the GAME_SERVER_KEY that is set there';
  if (status === 404) return 'This site knows no companions: check --site, or update the site';
  if (status === 409) return 'Another companion speaks for this server; this one goes on trying';
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const said = [message, name && `${name}: ${problem}`].filter(Boolean).join(' ');
  return `The site says: ${printable(said)}`;
}
