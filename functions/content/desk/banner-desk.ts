import type { ContentAuditEntry } from '@/contract/audit';
import type { DeskBanner } from '@/contract/content';
import type { BannerChanges } from '@/contract/content-requests';
import { isBlank } from '@/contract/text';
import { auditRecord } from '../../core/audit/audit-record';
import { BANNER_ID, type BannerFields, type DocumentOf, type Library } from '../documents';
import type { Actor, ContentDeskParts } from './content-desk';
import { changedMeanwhile, invalid } from './desk-refusals';
import { merged, namesOfChanged, stamps } from './merging';

const NONE: BannerFields = { text: '', href: null, tone: 'info', until: null };
/** A deletion that names no version is tried anew when somebody changes the banner meanwhile. */
const MOST_TRIES = 5;

export type BannerDesk = ReturnType<typeof createBannerDesk>;

/**
 * The desk of the one banner, whose version goes on when it is deleted. Rejects with `ApiError` `conflict` with what there is now, or
 * `validation_failed`, and with `UnavailableError` when the database is away.
 */
export function createBannerDesk({ store, clock }: ContentDeskParts) {
  async function conflict() {
    const { library } = await store.read();
    return changedMeanwhile('banner', shownIn(library));
  }

  return {
    /** Null while there is none. */
    get: async (): Promise<DeskBanner | null> => shownIn((await store.read()).library),

    /** Changes what it names; one that was not there before needs no version. */
    async put(actor: Actor, { version, ...changes }: BannerChanges): Promise<DeskBanner> {
      const { library } = await store.read();
      const shown = shownIn(library);
      if (shown ? version !== shown.version : version !== undefined) throw changedMeanwhile('banner', shown);
      const before = library.banner;
      const fields = namesOfChanged(shown ?? NONE, changes);
      if (shown && fields.length === 0) return shown;
      const audit = auditRecord(clock, actor, shown ? 'content.changed' : 'content.created');
      const document = {
        ...merged(shown ? fieldsOf(shown) : NONE, changes),
        ...{
          createdAt: before?.createdAt ?? audit.at,
          version: (before?.version ?? 0) + 1,
          ...stamps(audit),
        },
      };
      if (isBlank(document.text)) throw invalid({ text: 'Text is required' });
      const { outcome } = await store.write<'banner'>({
        ...{ kind: 'banner', id: BANNER_ID, from: before?.version ?? null, document, audit },
        facts: { before: shown && SIDE, after: SIDE, fields: shown ? fields.join(', ') : '' },
      });
      if (outcome !== 'done') throw await conflict();
      return toItem({ ...document, id: BANNER_ID });
    },

    /** Takes it away, if it has the version that is named, if one is. Nothing happens when there is none. */
    async remove(actor: Actor, version: number | null): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        const { banner } = (await store.read()).library;
        if (!banner || isBlank(banner.text)) return;
        if (version !== null && version !== banner.version) throw await conflict();
        const audit = auditRecord(clock, actor, 'content.deleted');
        const { outcome } = await store.write<'banner'>({
          ...{ kind: 'banner', id: BANNER_ID, from: banner.version, audit },
          document: { ...banner, ...NONE, version: banner.version + 1, ...stamps(audit) },
          facts: { before: SIDE, after: null, fields: '' },
        });
        if (outcome === 'done') return;
        if (version !== null || tries === MOST_TRIES) throw await conflict();
      }
    },
  };
}

/** What the audit log keeps of it. */
const SIDE: NonNullable<ContentAuditEntry['after']> = {
  id: BANNER_ID,
  kind: 'banner',
  title: '',
  publishedAt: null,
};

function shownIn({ banner }: Library): DeskBanner | null {
  return banner && !isBlank(banner.text) ? toItem(banner) : null;
}

function toItem({ version, updatedAt, text, href, tone, until }: DocumentOf<'banner'>): DeskBanner {
  return { version, updatedAt, text, href, tone, until };
}

const fieldsOf = ({ text, href, tone, until }: DeskBanner): BannerFields => ({ text, href, tone, until });
