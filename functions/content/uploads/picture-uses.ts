import type { PictureUse } from '@/contract/pictures';
import type { ContentStore, Shipped } from '../store/content-store';
import type { FoundUse, PicturesReading, PictureStore } from './picture-store';

export interface PictureUsesParts {
  readonly store: Pick<PictureStore, 'read'>;
  readonly documents: Pick<ContentStore, 'read'>;
  readonly shipped: Shipped;
}

export type PictureUses = ReturnType<typeof createPictureUses>;

/** Matches in any case, because addresses ignore case. */
const REFERENCE = /\/uploads\/([0-9a-f]{32})-/gi;

/** Pictures with the documents that use them, drafts included. */
export function createPictureUses({ store, documents, shipped }: PictureUsesParts) {
  /** Searches the shipped content here, because it is not in the database. */
  function shippedUses(): FoundUse[] {
    const texts = [
      ...[...shipped.bodies].map(([id, text]) => ({ kind: 'news' as const, id, text })),
      ...shipped.library.faq.map(({ id, answer }) => ({ kind: 'faq' as const, id, text: answer })),
    ];
    return texts.flatMap(({ kind, id, text }) =>
      [...text.matchAll(REFERENCE)].map(([, picture = '']) => ({ kind, id, picture: picture.toLowerCase() })),
    );
  }

  return {
    /** Takes two commands where any picture is used, else one. */
    async read(): Promise<PicturesReading & { readonly usesOf: (picture: string) => PictureUse[] }> {
      const reading = await store.read();
      const uses = reading.revision === null ? shippedUses() : reading.uses;
      const isAnyUsed = uses.some(({ picture }) => reading.records.has(picture));
      const titles = isAnyUsed ? await titlesOf(documents) : new Map<string, string>();
      const byPicture = Map.groupBy(uses, ({ picture }) => picture);
      return {
        ...reading,
        uses,
        usesOf(picture) {
          const found = (byPicture.get(picture) ?? []).map(({ kind, id }) => ({
            ...{ kind, id, title: titles.get(`${kind} ${id}`) ?? '' },
          }));
          return [...new Map(found.map((use) => [`${use.kind} ${use.id}`, use])).values()];
        },
      };
    },
  };
}

async function titlesOf(documents: Pick<ContentStore, 'read'>): Promise<Map<string, string>> {
  const { library } = await documents.read();
  return new Map([
    ...library.news.map(({ id, title }): [string, string] => [`news ${id}`, title]),
    ...library.faq.map(({ id, question }): [string, string] => [`faq ${id}`, question]),
  ]);
}
