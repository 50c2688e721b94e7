import type { KeptKeys } from '../../core/database/kept-keys';
import type { DocumentKind } from '../documents';

export const contentKeys = {
  /** The last change's name; missing until anything is changed, and what the site ships is shown. */
  revision: 'content:revision',
  /** Documents by id, as JSON. */
  documents: (kind: DocumentKind) => `content:${kind}`,
  /** Texts of stories by id. */
  bodies: 'content:bodies',
  /** By address, the story's id: after `=` its own address, after `>` one that it had. */
  slugs: 'content:slugs',
  /** Of uploaded pictures, what is known of them by id, as JSON. */
  pictures: 'content:pictures',
  /** Ids of stories to announce, by due time. */
  outbox: 'content:outbox',
  /** An announcement, as a hash: `title`, `summary`, `slug`, `state`, and the fields of every outbox. It stays, so that there is no second one. */
  announcement: (id: string) => `content:announcement:${id}`,
} as const;

/** What backups have of it, all. */
export const contentBackup: readonly KeptKeys[] = [
  { keys: contentKeys.revision, type: 'string' },
  { keys: contentKeys.documents('news'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('events'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('faq'), type: 'hash', counted: 'entries' },
  { keys: contentKeys.documents('banner'), type: 'hash' },
  { keys: contentKeys.bodies, type: 'hash' },
  { keys: contentKeys.slugs, type: 'hash' },
  { keys: contentKeys.pictures, type: 'hash' },
  { keys: contentKeys.outbox, type: 'zset' },
  { keys: contentKeys.announcement('*'), type: 'hash' },
];
