import { privatePages } from '#network/pages';
import type { User } from '@/contract/users';

/** Where users land after signing in: the team at its desks, others at their dashboard. */
export const landingOf = ({ role }: User): string =>
  role === 'user' ? privatePages.dashboard.path : privatePages.admin.path;

/** What a move to the sign-in page keeps in the history's state: the address that was asked for, on this site. */
export interface EntranceState {
  from: string;
}

/** The address that was asked for; undefined when the visitor opened the sign-in page directly. */
export const askedFor = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
};
