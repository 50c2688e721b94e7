import { randomUUID } from 'node:crypto';
import { type ContentKind, MOST_DOCUMENTS } from '@/contract/content-fields';
import { AUDIT_KEY, type AuditRecord, packAudit } from '../../core/audit/audit-record';
import { type Database } from '../../core/database/database';
import { toList, toOneOf, toRecord } from '../../core/database/replies';
import type { DocumentKind, Library, RecordOf } from '../documents';
import { contentKeys } from './content-keys';
import { READ_SCRIPT, SEED_SCRIPT, WRITE_SCRIPT } from './content-scripts';
import { unpackLibrary } from './unpack-library';

const HASHES = [
  contentKeys.documents('news'),
  contentKeys.documents('events'),
  contentKeys.documents('faq'),
  contentKeys.documents('banner'),
  contentKeys.slugs,
];

/** One of these, which is never deleted. */
const MOST: Readonly<Record<DocumentKind, number>> = { ...MOST_DOCUMENTS, banner: 1 };
/** What is not in a document's JSON. */
const STANDS_ELSEWHERE = { id: undefined, slug: undefined };

/** What a site ships: what it shows until somebody changes anything. */
export interface Shipped {
  readonly library: Library;
  readonly bodies: ReadonlyMap<string, string>;
}

/** All documents as they were at a change. */
export interface Reading {
  /** Which change; null when there was none yet. */
  readonly revision: string | null;
  readonly library: Library;
}

/** What the chat is to be told of a story. */
export interface Announcement {
  /** Whether it is; if not, one that still waits is taken back. */
  readonly isWanted: boolean;
  /** When it is due, in milliseconds since 1970, and whether that lies ahead. */
  readonly due: number;
  readonly isAhead: boolean;
  readonly title: string;
  readonly summary: string;
}

export interface Write<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
  /** The version that it was made from; null for a new document. */
  readonly from: number | null;
  /** Null to delete it. Its `edit` is the audit record's id. */
  readonly document: RecordOf<Kind> | null;
  /** Of a story; undefined to keep the one that it has. */
  readonly body?: string | undefined;
  /** Addresses of a story to choose from, the best first; none to keep the one that it has. */
  readonly slugs?: readonly string[];
  /** The address that it has, if it has one. */
  readonly slug?: string | undefined;
  /** Null where there is nothing to say of it. A story is announced once. */
  readonly announcement?: Announcement | null;
  readonly audit: AuditRecord;
  /** What the audit log is to say besides. */
  readonly facts: Readonly<Record<string, unknown>>;
}

const OUTCOMES = ['done', 'unseeded', 'missing', 'stale', 'full', 'taken'] as const;

export interface Written {
  readonly outcome: Exclude<(typeof OUTCOMES)[number], 'unseeded'>;
  /** The address that was chosen; empty when there was nothing to choose. */
  readonly slug: string;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** What the owner writes, in Redis. Every method rejects with `UnavailableError` while that is away. */
export function createContentStore(database: Database, shipped: Shipped) {
  async function attempt<Kind extends DocumentKind>(write: Write<Kind>) {
    const { kind, id, from, document, body, slugs = [], slug = '', announcement, audit, facts } = write;
    const { documents, revision, bodies } = contentKeys;
    const reply = await database.eval(
      WRITE_SCRIPT,
      [
        ...[revision, documents(kind), bodies, contentKeys.slugs, AUDIT_KEY],
        ...[contentKeys.outbox, contentKeys.announcement(id)],
      ],
      [
        audit.id,
        id,
        from === null ? '' : String(from),
        document === null ? '' : JSON.stringify({ ...document, ...STANDS_ELSEWHERE }),
        body === undefined ? '' : `=${body}`,
        String(MOST[kind]),
        JSON.stringify(slugs),
        slug,
        ...packAudit(audit),
        JSON.stringify(facts),
        announcement ? JSON.stringify(announcement) : '',
      ],
    );
    const [outcome, chosen] = toList(reply);
    return { outcome: toOneOf(outcome, OUTCOMES), slug: String(chosen) };
  }

  async function seed() {
    const { library, bodies } = shipped;
    const revision = randomUUID();
    const lists = [
      ...(['news', 'events', 'faq'] as const).map((kind) =>
        // Another release may ship other texts under the same ids.
        library[kind].flatMap((document) => packed({ ...document, edit: revision })),
      ),
      library.news.flatMap(({ id, slug }) => [slug, `=${id}`]),
      [...bodies].flat(),
    ];
    const { documents, slugs } = contentKeys;
    const hashes = [documents('news'), documents('events'), documents('faq'), slugs, contentKeys.bodies];
    const args = [revision, ...lists.map((list) => JSON.stringify(list))];
    await database.eval(SEED_SCRIPT, [contentKeys.revision, ...hashes], args);
  }

  return {
    /** The last change; null when there was none. One command. */
    revision: () => database.get(contentKeys.revision),

    /** Everything but the texts of stories. */
    async read(): Promise<Reading> {
      const reply = await database.eval(READ_SCRIPT, [contentKeys.revision, ...HASHES], []);
      const [revision, ...hashes] = toList(reply);
      if (revision === '') return { revision: null, library: shipped.library };
      return { revision: String(revision), library: unpackLibrary(hashes) };
    },

    /** The texts of stories, in this order; empty for one that has none. One command. */
    async bodies({ revision }: Pick<Reading, 'revision'>, ids: readonly string[]): Promise<string[]> {
      if (revision === null) return ids.map((id) => shipped.bodies.get(id) ?? '');
      if (ids.length === 0) return [];
      const script = `return redis.call('HMGET', KEYS[1], unpack(ARGV))`;
      const reply = await database.eval(script, [contentKeys.bodies], [...ids]);
      return toList(reply).map((body) => (typeof body === 'string' ? body : ''));
    },

    /** A story's text with the edit that it is of; null when there is no such story. One command. */
    async text(id: string): Promise<{ readonly edit: string; readonly body: string } | null> {
      const keys = [contentKeys.documents('news'), contentKeys.bodies];
      const script = `return { redis.call('HGET', KEYS[1], ARGV[1]), redis.call('HGET', KEYS[2], ARGV[1]) }`;
      const [story, body] = toList(await database.eval(script, keys, [id]));
      if (story === null) return null;
      return { edit: String(toRecord(story)['edit']), body: typeof body === 'string' ? body : '' };
    },

    /** Makes a change. The first one of a site puts what it ships in its place before. */
    async write<Kind extends DocumentKind>(write: Write<Kind>): Promise<Written> {
      let { outcome, slug } = await attempt(write);
      if (outcome === 'unseeded') {
        await seed();
        ({ outcome, slug } = await attempt(write));
      }
      // Restored from a backup without any at this moment: whoever tries again finds out.
      return { outcome: outcome === 'unseeded' ? 'stale' : outcome, slug };
    },
  };
}

/** A shipped document as the store has it: by id, without its address, which stands elsewhere. */
function packed({ id, ...rest }: Library[ContentKind][number]): [string, string] {
  return [id, JSON.stringify({ ...rest, ...STANDS_ELSEWHERE })];
}
