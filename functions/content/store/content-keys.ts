import type { KeptKeys } from '../../core/database/kept-keys';
import type { DocumentKind } from '../documents';

export const contentKeys = {
  /** Name of the last change; missing until the first one, while the shipped content is shown. */
  revision: 'content:revision',
  /** Documents by id, as JSON. */
  documents: (kind: DocumentKind) => `content:${kind}`,
  bodies: 'content:bodies',
  /** Ids of stories by address: after `=` for the current address, after `>` for a former one. */
  slugs: 'content:slugs',
  /** Metadata of uploaded pictures by id, as JSON. */
  pictures: 'content:pictures',
  /** Ids of stories to announce, by due time. */
  outbox: 'content:outbox',
  /**
   * An announcement, as a hash: `title`, `summary`, `slug`, `state`, and the fields of every outbox. It is kept, so that the
   * story is never announced twice.
   */
  announcement: (id: string) => `content:announcement:${id}`,
} as const;

/** Content in backups: all of it. */
export const contentBackup: readonly KeptKeys[] = [
  { keys: contentKeys.revision, type: 'string' },
  { keys: contentKeys.documents('news'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('events'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('faq'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('banner'), type: 'hash' },
  { keys: contentKeys.documents('savings'), type: 'hash' },
  { keys: contentKeys.bodies, type: 'hash' },
  { keys: contentKeys.slugs, type: 'hash' },
  { keys: contentKeys.pictures, type: 'hash' },
  { keys: contentKeys.outbox, type: 'zset' },
  { keys: contentKeys.announcement('*'), type: 'hash' },
];
