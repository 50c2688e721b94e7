import { privatePages } from '#network/pages';
import { UUID_PATTERN } from '@/contract/uuid';

/** Grants its holder access to one application. */
export interface PrivateLink {
  id: string;
  key: string;
}

const FRAGMENT = new RegExp(`^#(?<id>${UUID_PATTERN})\\.(?<key>${UUID_PATTERN})$`, 'i');

/**
 * Returns the path of an application's page. The secret is in the fragment, which servers do not see and logs
 * do not contain.
 */
export const privatePath = ({ id, key }: PrivateLink): string =>
  `${privatePages.applicationStatus.path}#${id}.${key}`;

/** Parses a URL fragment with its `#`; null if it names no application. */
export const readPrivateLink = (fragment: string): PrivateLink | null => {
  const { id, key } = FRAGMENT.exec(fragment)?.groups ?? {};
  return id === undefined || key === undefined ? null : { id: id.toLowerCase(), key: key.toLowerCase() };
};
