import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import { newPictureSchema, PICTURE_BODY_BYTES } from '@/contract/picture-requests';
import {
  type PictureResponse,
  pictureResponseSchema,
  type PicturesResponse,
  picturesResponseSchema,
} from '@/contract/pictures';
import { json, noContent } from '../../core/http/answers';
import { CURSOR_QUERY } from '../../core/http/params';
import { type Route, route } from '../../core/http/route';
import { PICTURE_LIMIT } from '../../core/limits/rate-limit';
import { noSuch } from '../desk/desk-refusals';
import type { Purge } from '../purge';
import { tagOf } from './picture-files';
import type { Pictures } from './pictures';

export interface PictureDesk {
  readonly pictures: Pictures;
  /** Purges a picture from the CDN. */
  readonly purge: Purge;
}

export const pictureDeskRoutes = ({ pictures, purge }: PictureDesk): Route[] => [
  route({
    method: 'GET',
    path: PATHS.pictures,
    summary: 'List uploaded pictures, newest first',
    gives: { 200: picturesResponseSchema },
    query: CURSOR_QUERY,
    auth: 'editor',
    limit: null,
    body: null,
    handle: async ({ request }) =>
      json<PicturesResponse>(await pictures.list(new URL(request.url).searchParams.get('cursor'))),
  }),

  /** 201 with a `PictureResponse`; a repeated upload returns the same picture. 409 beyond the maximum of pictures. */
  route({
    method: 'POST',
    path: PATHS.pictures,
    summary: 'Upload a picture for stories and answers',
    gives: { 201: pictureResponseSchema },
    refuses: ['conflict'],
    auth: 'editor',
    limit: { rule: PICTURE_LIMIT, counted: 'before' },
    body: { schema: newPictureSchema, maxBytes: PICTURE_BODY_BYTES },
    async handle({ caller, body }) {
      return json<PictureResponse>({ item: await pictures.add(caller.user, body) }, { status: 201 });
    },
  }),

  /** 204; 409 with `usedIn` for a picture that a document shows. */
  route({
    method: 'DELETE',
    path: PATHS.picture,
    summary: 'Delete an unused picture',
    gives: { 204: null },
    refuses: ['conflict'],
    auth: 'editor',
    limit: null,
    body: null,
    params({ id = '' }) {
      if (!PICTURE_ID.test(id)) throw noSuch('picture');
      return { id };
    },
    async handle({ caller, params: { id }, context }) {
      await pictures.remove(caller.user, id);
      context.waitUntil(purge(tagOf(id)));
      return noContent();
    },
  }),
];

const PICTURE_ID = /^[0-9a-f]{32}$/;
