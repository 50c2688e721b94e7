import { ApiError } from '../errors/api-error';
import type { Caller } from './caller';
import { SESSION_LIMITS } from './session-limits';

/**
 * Refuses what a stolen token must not do: its session has to have been confirmed within the last minutes.
 * @param orNew whether one is good that was opened within the last minutes
 * @throws ApiError `confirmation_required`
 */
export function requireConfirmation(
  { session: { createdAt, confirmedAt } }: Caller,
  now: number,
  orNew = false,
): void {
  const provedAt = Math.max(confirmedAt ?? -Infinity, orNew ? createdAt : -Infinity);
  if (now - provedAt < SESSION_LIMITS.confirmedMs) return;
  throw new ApiError('confirmation_required', 'Please confirm with your password that it is you.');
}
