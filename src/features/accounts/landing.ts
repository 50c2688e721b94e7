import { privatePages } from '#network/pages';
import type { User } from '@/contract/users';

/** Returns a user's page after signing in: the desks for staff, the dashboard for others. */
export const landingOf = ({ role }: User): string =>
  role === 'user' ? privatePages.dashboard.path : privatePages.admin.path;

/** History state of a move to the sign-in page: the requested address on this site. */
export interface SignInState {
  from: string;
}

/** History state of a move to a user's own page: the title of the page that is not for their role. */
export interface RefusedState {
  refused: string;
}

/** Returns the title of the page that the user was led away from; undefined if there is none. */
export const refusedPage = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'refused' in state && typeof state.refused === 'string'
    ? state.refused
    : undefined;

/** Returns the requested address; undefined if the visitor opened the sign-in page directly. */
export const requestedPath = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
};
