import { readText } from '../../core/read-bytes';
import { isRecord } from '../../core/untrusted';
import type { CheckAnswer, ClaimAnswer } from './vote-check';

/** Short, because a visitor waits for the answer. */
const TIME_LIMIT_MS = 3_000;
/** Longer than any documented answer. */
const LONGEST = 4_096;

interface Question {
  readonly url: string;
  readonly userAgent: string;
  readonly method?: 'GET' | 'POST';
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
}

/**
 * Returns the text of a service's answer, which must be a 200; null for anything else. Redirects are not followed, because the
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

/** Reads the answer of a service that sends `{voted, claimed}`, both plain booleans. */
export function readVoted(text: string | null): CheckAnswer {
  const said = parse(text);
  if (!isRecord(said) || typeof said.voted !== 'boolean' || typeof said.claimed !== 'boolean')
    return 'unknown';
  if (said.claimed) return 'claimed';
  return said.voted ? 'voted' : 'not_voted';
}

/** Reads such a service's answer to a claim: it has the same shape, with the vote marked as used. */
export const readClaimed = (text: string | null): ClaimAnswer =>
  readVoted(text) === 'claimed' ? 'used' : 'unknown';

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/** Joins encoded parts of an address. */
export const encoded = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');
