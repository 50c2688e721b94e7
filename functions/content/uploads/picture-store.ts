import * as v from 'valibot';
import { pixels, type PictureUse } from '@/contract/pictures';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { type Database } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toList, toOneOf, toShape } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { contentKeys } from '../store/content-keys';
import { READ_PICTURES_SCRIPT, SWAP_PICTURE_SCRIPT } from './picture-scripts';

const millis = v.pipe(
  v.number(),
  v.check((value) => !Number.isNaN(new Date(value).getTime())),
);
const recordSchema = v.object({
  width: pixels,
  height: pixels,
  alt: v.string(),
  /** Milliseconds since 1970. */
  uploadedAt: millis,
  /** `pending` until its files are stored, `removing` from before they are removed. */
  state: v.picklist(['pending', 'stored', 'removing']),
  /** Time since which no document is known to use it, or its removal began, in milliseconds since 1970; null while one does. */
  unusedSince: v.nullable(millis),
  /** Whether any document used it since its upload. */
  wasUsed: v.boolean(),
});

/** Metadata of a picture. Its files are in Netlify Blobs. */
export type PictureRecord = v.InferOutput<typeof recordSchema>;

export interface FoundUse extends Pick<PictureUse, 'kind' | 'id'> {
  readonly picture: string;
}

export interface PicturesReading {
  /** Name of the documents' last change; null before the first one, while the shipped documents apply. */
  readonly revision: string | null;
  readonly records: ReadonlyMap<string, PictureRecord>;
  readonly uses: readonly FoundUse[];
}

export interface Swap {
  readonly id: string;
  /** Expected current record; null for none. */
  readonly before: PictureRecord | null;
  /** Null to delete it. */
  readonly after: PictureRecord | null;
  /** Expected last change of documents; any by default. */
  readonly revision?: string | null;
  readonly audit?: { readonly record: AuditRecord; readonly facts: Readonly<Record<string, unknown>> };
}

const OUTCOMES = ['done', 'stale', 'full'] as const;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** Metadata of uploaded pictures, in Redis. Every method rejects with `UnavailableError` while the database is away. */
export function createPictureStore(database: Pick<Database, 'eval' | 'send'>) {
  const { pictures, revision, bodies } = contentKeys;
  return {
    /** Reads all pictures, and the documents that use them. */
    async read(): Promise<PicturesReading> {
      const keys = [revision, pictures, bodies, contentKeys.documents('faq')];
      const [last, held, found] = toList(await database.eval(READ_PICTURES_SCRIPT, keys, []));
      return {
        revision: last === '' ? null : String(last),
        records: new Map(
          readEach(
            pictures,
            inTwos(held),
            ([id, json]) => [id, unpack(json)],
            ([id]) => id,
          ),
        ),
        uses: toList(found).map((line) => {
          const [kind = '', picture = '', ...id] = String(line).split(' ');
          return { kind: toOneOf(kind, ['news', 'faq']), picture, id: id.join(' ') };
        }),
      };
    },

    /** Null for an unknown picture. */
    async get(id: string): Promise<PictureRecord | null> {
      const json = await database.send('HGET', pictures, id);
      return json === null ? null : unpack(json);
    },

    /** Replaces a picture's record: `stale` when the current one is not `before`. */
    async swap({ id, before, after, revision: last, audit }: Swap) {
      const args = [
        id,
        before ? pack(before) : '',
        after ? pack(after) : '',
        String(UPLOAD_LIMITS.most),
        last === undefined ? '' : `=${last ?? ''}`,
        ...packAudit(audit?.record),
        JSON.stringify(audit?.facts ?? {}),
      ];
      return toOneOf(
        await database.eval(SWAP_PICTURE_SCRIPT, [pictures, revision, AUDIT_KEY], args),
        OUTCOMES,
      );
    },
  };
}

/** The order of fields is fixed, because the script compares records as text. */
function pack({ width, height, alt, uploadedAt, state, unusedSince, wasUsed }: PictureRecord): string {
  return JSON.stringify({ width, height, alt, uploadedAt, state, unusedSince, wasUsed });
}

const unpack = (json: unknown): PictureRecord => toShape(recordSchema, json);

function inTwos(reply: unknown): [id: string, json: string][] {
  const texts = toList(reply).map(String);
  return texts.flatMap((id, at) => (at % 2 === 0 ? [[id, texts[at + 1] ?? '']] : []));
}
