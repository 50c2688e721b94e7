import { privatePages } from '@/content/pages';

/** Opens one application to whoever holds it. */
export interface PrivateLink {
  id: string;
  key: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ALONE = new RegExp(`^${UUID}$`, 'i');
const FRAGMENT = new RegExp(`^#(?<id>${UUID})\\.(?<key>${UUID})$`, 'i');

/** Whether a text may be one of the two halves: the server refuses other keys. */
export const isUuid = (text: unknown): text is string => typeof text === 'string' && ALONE.test(text);

/** The path of an application's page. The secret stands in the fragment, which no server sees and no log keeps. */
export const privatePath = ({ id, key }: PrivateLink): string =>
  `${privatePages.applicationStatus.path}#${id}.${key}`;

/** What an address's fragment, with its `#`, names; null when it names no application. */
export const readPrivateLink = (fragment: string): PrivateLink | null => {
  const { id, key } = FRAGMENT.exec(fragment)?.groups ?? {};
  return id === undefined || key === undefined ? null : { id: id.toLowerCase(), key: key.toLowerCase() };
};
