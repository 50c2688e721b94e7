import { readText } from '../../core/read-bytes';
import { isRecord } from '../../core/untrusted';
import type { CheckAnswer, ClaimAnswer } from './vote-check';

/** Somebody is waiting for the answer. */
const TIME_LIMIT_MS = 3_000;
/** More than any documented answer has. */
const LONGEST = 4_096;

interface Question {
  readonly url: string;
  readonly userAgent: string;
  readonly method?: 'GET' | 'POST';
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * The text of a service's answer, which has to be a 200; null for whatever else happens. Redirects are not followed, since the
 * address holds the key.
 */
export async function askService({ url, userAgent, method = 'GET', form }: Question): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method,
      ...(form && { body: new URLSearchParams(form) }),
      headers: { 'User-Agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.status !== 200 || response.body === null) {
      await response.body?.cancel();
      return null;
    }
    const text = await readText(response.body);
    return text.length > LONGEST ? null : text;
  } catch {
    return null;
  }
}

const DIGITS = new Map<string, CheckAnswer>([
  ['0', 'not_voted'],
  ['1', 'voted'],
  ['2', 'claimed'],
]);

/** Reads the answer of a service that answers with one of the digits 0, 1 and 2, and nothing else. */
export const readDigit = (text: string | null): CheckAnswer => DIGITS.get(text?.trim() ?? '') ?? 'unknown';

/** What services mean that answer with `{voted, claimed}`, both of them plain booleans. */
export function readVoted(text: string | null): CheckAnswer {
  const said = parse(text);
  if (!isRecord(said) || typeof said.voted !== 'boolean' || typeof said.claimed !== 'boolean')
    return 'unknown';
  if (said.claimed) return 'claimed';
  return said.voted ? 'voted' : 'not_voted';
}

/** Of such a service, what it answers a claim with: the same, and then it is used. */
export const readClaimed = (text: string | null): ClaimAnswer =>
  readVoted(text) === 'claimed' ? 'used' : 'unknown';

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Parts of an address, safe to put together. */
export const encoded = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
