import { createHmac, timingSafeEqual } from 'node:crypto';
import { toVoter } from '@/lib/player-name';
import { readBytes } from '../../core/read-bytes';
import { isRecord } from '../../core/untrusted';

const LIMIT_BYTES = 16_384;

/**
 * Returns the voter from a POST whose `X-Signature` is the HMAC-SHA-256 of the raw body, in hexadecimal; null for any other.
 * @param key null when the site has none: no signature is valid then
 */
export async function bestmineVoter(request: Request, key: string | null): Promise<string | null> {
  const signature = request.headers.get('X-Signature')?.trim().toLowerCase() ?? '';
  if (key === null || request.method !== 'POST' || !/^[0-9a-f]{64}$/.test(signature)) return null;
  const body = await readBytes(request.body, LIMIT_BYTES).catch(() => null);
  if (body === null) return null;
  const expected = createHmac('sha256', key).update(body).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return null;
  return nameIn(body.toString('utf8'));
}

function nameIn(text: string): string | null {
  try {
    const said: unknown = JSON.parse(text);
    const username = isRecord(said) ? said.username : null;
    return typeof username === 'string' ? toVoter(username) : null;
  } catch {
    return null;
  }
}
