import type { ContentAuditEntry } from '@/contract/audit';
import type { DeskBanner } from '@/contract/content';
import type { BannerChanges } from '@/contract/content-requests';
import { isBlank } from '@/contract/text';
import { invalidFields } from '../../core/errors/api-error';
import { auditRecord } from '../../core/request';
import { BANNER_ID, type BannerFields, type DocumentOf, type Library } from '../documents';
import type { Actor, ContentDeskParts } from './content-desk';
import { changedMeanwhile } from './desk-refusals';
import { merged, namesOfChanged, stamps } from './merging';

const NONE: BannerFields = { text: '', href: null, tone: 'info', until: null };
/** Tries of a deletion without a version, because the banner may change in the meantime. */
const MOST_TRIES = 5;

export type BannerDesk = ReturnType<typeof createBannerDesk>;

/**
 * The desk of the one banner, whose version continues after a deletion. Rejects with `ApiError` `conflict` with the current
 * banner, or `validation_failed`, and with `UnavailableError` when the database is away.
 */
export function createBannerDesk({ store, clock }: ContentDeskParts) {
  async function conflict() {
    const { library } = await store.read();
    return changedMeanwhile('banner', shownIn(library));
  }

  return {
    /** Null without a banner. */
    get: async (): Promise<DeskBanner | null> => shownIn((await store.read()).library),

    /** Changes the given fields; a new banner needs no version. */
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
      if (isBlank(document.text)) throw invalidFields({ text: 'Text is required' });
      const { outcome } = await store.write<'banner'>({
        ...{ kind: 'banner', id: BANNER_ID, from: before?.version ?? null, document, audit },
        facts: { before: shown && SIDE, after: SIDE, fields: shown ? fields.join(', ') : '' },
      });
      if (outcome !== 'done') throw await conflict();
      return toItem({ ...document, id: BANNER_ID });
    },

    /** Deletes the banner, if it has the given version, if any. Does nothing without a banner. */
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
