import { privatePages } from '#network/pages';
import { UUID_PATTERN } from '@/contract/uuid';

/** Opens one application to whoever holds it. */
export interface PrivateLink {
  id: string;
  key: string;
}

const FRAGMENT = new RegExp(`^#(?<id>${UUID_PATTERN})\\.(?<key>${UUID_PATTERN})$`, 'i');

/** The path of an application's page. The secret stands in the fragment, which no server sees and no log keeps. */
export const privatePath = ({ id, key }: PrivateLink): string =>
  `${privatePages.applicationStatus.path}#${id}.${key}`;

/** What an address's fragment, with its `#`, names; null when it names no application. */
export const readPrivateLink = (fragment: string): PrivateLink | null => {
  const { id, key } = FRAGMENT.exec(fragment)?.groups ?? {};
  return id === undefined || key === undefined ? null : { id: id.toLowerCase(), key: key.toLowerCase() };
};
