import * as v from 'valibot';
import { pixels, type PictureUse } from '@/contract/pictures';
import { UPLOAD_LIMITS } from '@/contract/uploads';
import { AUDIT_KEY, type AuditRecord, packAudit } from '../../core/audit/audit-record';
import { type Database } from '../../core/database/database';
import { readEach } from '../../core/database/read-each';
import { toList, toOneOf, toShape } from '../../core/database/replies';
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
  /** `pending` until its files lie where they belong, `removing` from before they are removed. */
  state: v.picklist(['pending', 'stored', 'removing']),
  /** Since when no document is known to use it, or it is being removed, in milliseconds since 1970; null while one does. */
  unusedSince: v.nullable(millis),
  /** Whether one ever did since it was uploaded. */
  wasUsed: v.boolean(),
});

/** What is known of a picture. Its files lie in Netlify Blobs. */
export type PictureRecord = v.InferOutput<typeof recordSchema>;

/** A document that uses a picture, by their ids. */
export interface FoundUse extends Pick<PictureUse, 'kind' | 'id'> {
  readonly picture: string;
}

export interface PicturesReading {
  /** The last change of documents; null when there was none yet, and those that the site ships count. */
  readonly revision: string | null;
  readonly records: ReadonlyMap<string, PictureRecord>;
  readonly uses: readonly FoundUse[];
}

export interface Swap {
  readonly id: string;
  /** What there has to be for this; null for nothing. */
  readonly before: PictureRecord | null;
  /** Null to forget it. */
  readonly after: PictureRecord | null;
  /** The change of documents that there has to be the last one for this; any unless given. */
  readonly revision?: string | null;
  readonly audit?: { readonly record: AuditRecord; readonly facts: Readonly<Record<string, unknown>> };
}

const OUTCOMES = ['done', 'stale', 'full'] as const;

export type PictureStore = ReturnType<typeof createPictureStore>;

/** What is known of uploaded pictures, in Redis. Every method rejects with `UnavailableError` while that is away. */
export function createPictureStore(database: Pick<Database, 'eval'>) {
  const { pictures, revision, bodies } = contentKeys;
  return {
    /** All pictures, and which documents use them. */
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

    /** Null when there is no such picture. */
    async get(id: string): Promise<PictureRecord | null> {
      const json = await database.eval(`return redis.call('HGET', KEYS[1], ARGV[1])`, [pictures], [id]);
      return json === null ? null : unpack(json);
    },

    /** Puts what there is to be known of a picture in the place of what was: `stale` when that was something else. */
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

/** Always in the same order, by which the script tells records apart. */
function pack({ width, height, alt, uploadedAt, state, unusedSince, wasUsed }: PictureRecord): string {
  return JSON.stringify({ width, height, alt, uploadedAt, state, unusedSince, wasUsed });
}

const unpack = (json: unknown): PictureRecord => toShape(recordSchema, json);

function inTwos(reply: unknown): [id: string, json: string][] {
  const texts = toList(reply).map(String);
  return texts.flatMap((id, at) => (at % 2 === 0 ? [[id, texts[at + 1] ?? '']] : []));
}
