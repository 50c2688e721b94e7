import { ApiError } from '../errors/api-error';
import type { Caller } from './caller';
import { SESSION_LIMITS } from './session-limits';

/**
 * Refuses what a stolen token must not do: its session has to have been confirmed within the last minutes.
 * @throws ApiError `confirmation_required`
 */
export function requireConfirmation({ session: { confirmedAt } }: Caller, now: number): void {
  if (confirmedAt !== null && now - confirmedAt < SESSION_LIMITS.confirmedMs) return;
  throw new ApiError('confirmation_required', 'Please confirm with your password that it is you.');
}
