import { randomUUID } from 'node:crypto';
import type { ContentAuditEntry } from '@/contract/audit';
import { type ContentKind, MOST_DOCUMENTS, NOW } from '@/contract/content-fields';
import { invalidFields } from '../../core/errors/api-error';
import { auditRecord, type AuditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import type { FieldsOf, Kept } from '../documents';
import { pageOf } from '../order';
import { slugsFor } from '../slug';
import type { ContentStore, Reading } from '../store/content-store';
import { addressTaken, changedMeanwhile, noSuch, tooMany } from './desk-refusals';
import type { DeskKind, Listed } from './kinds';
import { merged, namesOfChanged, stamps } from './merging';

const PAGE_SIZE = 10;
/** Tries of a deletion without a version, because the document may change in the meantime. */
const MOST_TRIES = 5;

export type Actor = AuditRecord['actor'];

/** Fields in a call, including those of a story that are stored separately. */
export type Given<Kind extends ContentKind> = {
  readonly [Field in keyof FieldsOf[Kind]]?: FieldsOf[Kind][Field] | undefined;
} & { readonly slug?: string | undefined; readonly body?: string | undefined };

/** The given fields, with the version that the change is based on. */
export type Changes<Kind extends ContentKind> = Given<Kind> & { readonly version?: number | undefined };

interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** The changed document, and whether visitors see the change. */
interface Changed<Item> {
  readonly item: Item;
  readonly isVisible: boolean;
  /** Id of a story to announce now; null for none. */
  readonly announced: string | null;
}

export interface ContentDeskParts {
  readonly store: ContentStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Whether the site has a chat to announce stories in; false by default. */
  readonly hasChat?: boolean;
}

export type ContentDesk<Kind extends ContentKind, Item> = ReturnType<typeof createContentDesk<Kind, Item>>;

/**
 * The desk of one kind of document. Rejects with `ApiError` `not_found`, `conflict` with the current document, or
 * `validation_failed`, and with `UnavailableError` when the database is away.
 */
export function createContentDesk<Kind extends ContentKind, Item>(
  { store, clock, hasChat = false }: ContentDeskParts,
  about: DeskKind<Kind, Item>,
) {
  const { kind, noun } = about;
  const find = ({ library }: Reading, id: string) =>
    about.inOrder(library).items.find((document) => document.id === id);

  async function bodyIn(reading: Reading, id: string): Promise<string> {
    if (kind !== 'news') return '';
    const [body = ''] = await store.bodies(reading, [id]);
    return body;
  }

  /** Returns the refusal of an outdated change, with the current document. */
  async function conflict(id: string) {
    const reading = await store.read();
    const current = find(reading, id);
    if (!current) return noSuch(noun);
    return changedMeanwhile(noun, about.toItem(current, await bodyIn(reading, id)));
  }

  const sideOf = (document: FieldsOf[Kind] & { readonly id: string }): ContentAuditEntry['after'] => ({
    id: document.id,
    kind,
    title: about.titleOf(document),
    publishedAt: about.publishedAt(document),
  });

  const isSeen = (document: FieldsOf[Kind]): boolean => {
    const publishedAt = about.publishedAt(document);
    return kind !== 'news' || (publishedAt !== null && Date.parse(publishedAt) <= clock.now());
  };

  /** Replaces `now` by the current time. */
  const timed = <Fields extends object>(given: Fields): Fields =>
    'publishedAt' in given && given.publishedAt === NOW
      ? { ...given, publishedAt: new Date(clock.now()).toISOString() }
      : given;

  /** Returns the chat announcement, and the id of the story if it is due now. */
  function announce(id: string, fields: FieldsOf[Kind] | null) {
    const told = hasChat ? about.announcementOf(fields, clock.now()) : null;
    return { announcement: told, announced: told?.isWanted && !told.isAhead ? id : null };
  }

  return {
    async list(cursor: string | null): Promise<Page<Item>> {
      const reading = await store.read();
      const { items, nextCursor } = pageOf<Listed<Kind>>(about.inOrder(reading.library), cursor, PAGE_SIZE);
      const ids = kind === 'news' ? items.map(({ id }) => id) : [];
      const bodies = await store.bodies(reading, ids);
      return { items: items.map((document, at) => about.toItem(document, bodies[at] ?? '')), nextCursor };
    },

    async create(actor: Actor, { slug, body = '', ...given }: Given<Kind>): Promise<Changed<Item>> {
      const { library } = await store.read();
      const id = randomUUID();
      const fields = merged(about.defaults(library), timed(given));
      const fault = about.faultOf(fields);
      if (fault) throw invalidFields(fault);
      const audit = auditRecord(clock, actor, 'content.created');
      const kept: Kept = { version: 1, ...stamps(audit), createdAt: audit.at };
      const document = Object.assign(fields, kept, { id });
      const slugs = slug === undefined ? slugsFor(about.titleOf(fields), id) : [slug];
      const { announcement, announced } = announce(id, fields);
      const written = await store.write({
        ...{ kind, id, from: null, document, announcement, audit },
        ...(kind === 'news' && { body, slugs }),
        facts: { before: null, after: sideOf(document), fields: '' },
      });
      if (written.outcome === 'full') throw tooMany(noun, MOST_DOCUMENTS[kind]);
      if (written.outcome === 'taken') throw addressTaken();
      if (written.outcome !== 'done') throw await conflict(id);
      const item = about.toItem(Object.assign(document, { slug: written.slug }), body);
      return { item, isVisible: isSeen(document), announced };
    },

    /** Changes the given fields. Writes nothing when none of them differs. */
    async change(actor: Actor, id: string, { version, ...given }: Changes<Kind>): Promise<Changed<Item>> {
      const reading = await store.read();
      const current = find(reading, id);
      if (!current) throw noSuch(noun);
      const oldBody = await bodyIn(reading, id);
      if (version !== current.version) throw changedMeanwhile(noun, about.toItem(current, oldBody));
      const changes = timed(given);
      const { slug, body = oldBody, ...others } = changes;
      const document = { ...merged<Listed<Kind>>(current, others), version: version + 1 };
      const fault = about.faultOf(document);
      if (fault) throw invalidFields(fault);
      const fields = namesOfChanged({ ...current, body: oldBody }, changes);
      if (fields.length === 0)
        return { item: about.toItem(current, oldBody), isVisible: false, announced: null };
      const audit = auditRecord(clock, actor, 'content.changed');
      const { announcement, announced } = announce(id, document);
      const { outcome } = await store.write({
        ...{ kind, id, from: version, document: { ...document, ...stamps(audit) }, announcement, audit },
        ...(kind === 'news' && { body, slug: current.slug, slugs: slug === undefined ? [] : [slug] }),
        facts: { before: sideOf(current), after: sideOf(document), fields: fields.join(', ') },
      });
      if (outcome === 'taken') throw addressTaken();
      if (outcome !== 'done') throw await conflict(id);
      const saved = { ...document, ...stamps(audit) };
      return {
        item: about.toItem({ ...saved, ...(slug !== undefined && { slug }) }, body),
        isVisible: isSeen(current) || isSeen(document),
        announced,
      };
    },

    /** Deletes a document, if it has the given version, if any. Returns whether visitors saw it. */
    async remove(actor: Actor, id: string, version: number | null): Promise<boolean> {
      for (let tries = 1; ; tries += 1) {
        const reading = await store.read();
        const current = find(reading, id);
        if (!current) throw noSuch(noun);
        if (version !== null && version !== current.version) throw await conflict(id);
        const audit = auditRecord(clock, actor, 'content.deleted');
        const { outcome } = await store.write<Kind>({
          ...{ kind, id, from: current.version, document: null, audit },
          announcement: announce(id, null).announcement,
          slug: current.slug,
          facts: { before: sideOf(current), after: null, fields: '' },
        });
        if (outcome === 'done') return isSeen(current);
        if (version !== null || tries === MOST_TRIES) throw await conflict(id);
      }
    },
  };
}
