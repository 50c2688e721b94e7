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

/** The site has not accepted a call; the message says what an owner may do. */
export class SyncFailed extends Error {
  override name = 'SyncFailed';
  constructor(
    message: string,
    /** `rival`: another companion is active for this server. `owner`: a retry helps only once something is changed. */
    readonly kind: 'away' | 'rival' | 'owner',
    /** Pause that the site asks for, in milliseconds; null when it names none. */
    readonly retryAfterMs: number | null = null,
    /** Messages about invalid fields, by field name. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The site's answer, and the lead of its clock over this machine's, in milliseconds; null when unknown. */
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
  // The response does not come from the site: it may be temporary, and its pause is ignored.
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
  if (status === 401) return 'The site rejected this key. It must be the same as GAME_SERVER_KEY at the site';
  if (status === 404) return 'This site does not support companions. Check --site, or update the site';
  if (status === 409) return 'Another companion is connected for this server. Trying again';
  const [[name, problem] = ['', '']] = Object.entries(fields);
  const said = [message, name && `${name}: ${problem}`].filter(Boolean).join(' ');
  return `The site says: ${printable(said)}`;
}
