import { randomUUID } from 'node:crypto';
import { type ContentKind, MOST_DOCUMENTS } from '@/contract/content-fields';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { type Database } from '../../core/database/database';
import { toList, toOneOf, toRecord } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { type DocumentKind, type Library, type RecordOf, SAVINGS_ID } from '../documents';
import { contentKeys } from './content-keys';
import { READ_SCRIPT, SEED_SCRIPT, WRITE_SCRIPT } from './content-scripts';
import { unpackLibrary, unpackSavings } from './unpack-library';

const HASHES = [
  contentKeys.documents('news'),
  contentKeys.documents('events'),
  contentKeys.documents('faq'),
  contentKeys.documents('banner'),
  contentKeys.documents('savings'),
  contentKeys.slugs,
];

/** Single documents are never deleted. */
const MOST: Readonly<Record<DocumentKind, number>> = { ...MOST_DOCUMENTS, banner: 1, savings: 1 };
/** Properties that are stored outside a document's JSON. */
const STANDS_ELSEWHERE = { id: undefined, slug: undefined };

/** Shipped content, shown until the first change. */
export interface Shipped {
  readonly library: Library;
  readonly bodies: ReadonlyMap<string, string>;
}

/** All documents as of one change. */
export interface Reading {
  /** Name of that change; null before the first one. */
  readonly revision: string | null;
  readonly library: Library;
}

/** Chat announcement of a story. */
export interface Announcement {
  /** Whether the story is to be announced; if false, a waiting announcement is withdrawn. */
  readonly isWanted: boolean;
  /** Due time in milliseconds since 1970, and whether it is in the future. */
  readonly due: number;
  readonly isAhead: boolean;
  readonly title: string;
  readonly summary: string;
}

export interface Write<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly id: string;
  /** The base version; null for a new document. */
  readonly from: number | null;
  /** Null to delete it. Its `edit` is the audit record's id. */
  readonly document: RecordOf<Kind> | null;
  /** Text of a story; undefined to keep it. */
  readonly body?: string | undefined;
  /** Candidate addresses of a story, best first; empty to keep its address. */
  readonly slugs?: readonly string[];
  /** The current address, if any. */
  readonly slug?: string | undefined;
  /** Null for no announcement. A story is announced once. */
  readonly announcement?: Announcement | null;
  readonly audit: AuditRecord;
  readonly facts: Readonly<Record<string, unknown>>;
}

const OUTCOMES = ['done', 'unseeded', 'missing', 'stale', 'full', 'taken'] as const;

export interface Written {
  readonly outcome: Exclude<(typeof OUTCOMES)[number], 'unseeded'>;
  /** The chosen address; empty without candidates. */
  readonly slug: string;
}

export type ContentStore = ReturnType<typeof createContentStore>;

/** The owner's content in Redis. Every method rejects with `UnavailableError` while the database is away. */
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
        // Another release may ship different texts under the same ids.
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
    /** Reads the name of the last change; null before the first one. One command. */
    revision: () => database.get(contentKeys.revision),

    /** Reads everything but the texts of stories. */
    async read(): Promise<Reading> {
      const reply = await database.eval(READ_SCRIPT, [contentKeys.revision, ...HASHES], []);
      const [revision, ...hashes] = toList(reply);
      if (revision === '') return { revision: null, library: shipped.library };
      return { revision: String(revision), library: unpackLibrary(hashes) };
    },

    savings: () => readSavings(database),

    /** Reads the texts of stories in this order; empty for a story without one. One command. */
    async bodies({ revision }: Pick<Reading, 'revision'>, ids: readonly string[]): Promise<string[]> {
      if (revision === null) return ids.map((id) => shipped.bodies.get(id) ?? '');
      if (ids.length === 0) return [];
      const reply = await database.send('HMGET', contentKeys.bodies, ...ids);
      return toList(reply).map((body) => (typeof body === 'string' ? body : ''));
    },

    /** Reads a story's text with its edit; null for an unknown story. One command. */
    async text(id: string): Promise<{ readonly edit: string; readonly body: string } | null> {
      const keys = [contentKeys.documents('news'), contentKeys.bodies];
      const script = `return { redis.call('HGET', KEYS[1], ARGV[1]), redis.call('HGET', KEYS[2], ARGV[1]) }`;
      const [story, body] = toList(await database.eval(script, keys, [id]));
      if (story === null) return null;
      return { edit: String(toRecord(story)['edit']), body: typeof body === 'string' ? body : '' };
    },

    /** Makes a change. The first change of a site stores the shipped content before it. */
    async write<Kind extends DocumentKind>(write: Write<Kind>): Promise<Written> {
      let { outcome, slug } = await attempt(write);
      if (outcome === 'unseeded') {
        await seed();
        ({ outcome, slug } = await attempt(write));
      }
      // A backup without content was restored at this moment; a retry reveals the current state.
      return { outcome: outcome === 'unseeded' ? 'stale' : outcome, slug };
    },
  };
}

/**
 * Reads what the site does without; null if it has never saved. One command. Rejects with `UnavailableError` while the database is
 * away.
 */
export async function readSavings(database: Pick<Database, 'send'>): Promise<Library['savings']> {
  const stored = await database.send('HGET', contentKeys.documents('savings'), SAVINGS_ID);
  return unpackSavings(stored === null ? [] : [SAVINGS_ID, stored]);
}

/** Returns a shipped document in the store's form: by id, without its address, which is stored separately. */
function packed({ id, ...rest }: Library[ContentKind][number]): [string, string] {
  return [id, JSON.stringify({ ...rest, ...STANDS_ELSEWHERE })];
}
