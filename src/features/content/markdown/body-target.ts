import { completedLink, isSiteLink } from '@/contract/site-link';
import { isGoneAt } from '@/lib/pages';

/**
 * Returns the path of a target on this site. The base URL is a placeholder, because the site's address does
 * not affect the path.
 */
export const pathOf = (target: string): string => new URL(target, 'https://site.invalid').pathname;

/**
 * Returns the target of a link in a text. Null for a forbidden one, possible in an unsaved text, and for one to
 * a page that the network lacks: such a link is plain text.
 */
export const bodyTarget = (typed: string): string | null => {
  const target = completedLink(typed);
  if (!isSiteLink(target)) return null;
  return target.startsWith('/') && isGoneAt(pathOf(target)) ? null : target;
};
