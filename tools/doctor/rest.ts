import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { field } from '../../functions/core/untrusted';

/** Reason why a database command failed. */
export type Trouble = 'no_answer' | 'refused' | 'read_only' | 'full' | 'failed';

export class DatabaseTrouble extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

/**
 * Executes one command through Upstash's REST interface.
 * @throws DatabaseTrouble without the service's message, which repeats commands
 */
export async function command(
  { url, token }: DatabaseAddress,
  parts: readonly string[],
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(parts),
    redirect: 'error',
    signal,
  }).catch(() => {
    throw new DatabaseTrouble('no_answer');
  });
  const said: unknown = await response.json().catch(() => null);
  const error = field(said, 'error');
  if (typeof error === 'string' && error.startsWith('NOPERM')) throw new DatabaseTrouble('read_only');
  if (response.status === 401 || response.status === 403) throw new DatabaseTrouble('refused');
  if (typeof error === 'string' && /OOM|max.*(?:size|storage|memory)/i.test(error))
    throw new DatabaseTrouble('full');
  if (!response.ok || error !== undefined) throw new DatabaseTrouble('failed');
  return field(said, 'result');
}
