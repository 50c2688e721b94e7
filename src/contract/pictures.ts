import * as v from 'valibot';
import { cursor, time } from './shapes';

export const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A document whose text contains a picture. */
const pictureUseSchema = v.object({ kind: v.picklist(['news', 'faq']), id: v.string(), title: v.string() });
export type PictureUse = v.InferOutput<typeof pictureUseSchema>;

/** A picture uploaded by an editor. */
const pictureSchema = v.object({
  id: v.string(),
  /** Path of its larger size. */
  src: v.string(),
  width: pixels,
  height: pixels,
  /** The uploader's description; empty if it is lost. */
  alt: v.string(),
  uploadedAt: time,
  /** Includes drafts. */
  usedIn: v.array(pictureUseSchema),
});
export type Picture = v.InferOutput<typeof pictureSchema>;

/** `GET /api/admin/content/pictures?cursor=`: 20 a page, newest first. */
export const picturesResponseSchema = v.object({ items: v.array(pictureSchema), nextCursor: cursor });
export type PicturesResponse = v.InferOutput<typeof picturesResponseSchema>;

/** `POST /api/admin/content/pictures`: the picture, even if it existed already. */
export const pictureResponseSchema = v.object({ item: pictureSchema });
export type PictureResponse = v.InferOutput<typeof pictureResponseSchema>;
