import { privatePages } from '#network/pages';
import type { User } from '@/contract/users';

/** Returns a user's page after signing in: the desks for staff, the dashboard for others. */
export const landingOf = ({ role }: User): string =>
  role === 'user' ? privatePages.dashboard.path : privatePages.admin.path;

/** History state of a move to the sign-in page: the requested address on this site. */
export interface SignInState {
  from: string;
}

/** Returns the requested address; undefined if the visitor opened the sign-in page directly. */
export const requestedPath = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
};
