import { contentRefusals } from '#messages/content-refusals';
import { UPLOAD_PATHS } from '@/contract/content-paths';
import { ApiError } from '../../core/errors/api-error';
import { pageRoute } from '../../core/http/page-route';
import type { Route } from '../../core/http/route';
import { LOOK_UP_LIMIT } from '../../core/limits/rate-limit';
import { fileName, readFileName, tagOf } from './picture-files';

/** A year: the content of an address never changes. */
const KEPT = 'max-age=31536000, immutable';

export interface PictureFiles {
  /** Returns the bytes of a file; null for a missing one. */
  file(name: string): Promise<Buffer | null>;
}

export const uploadFileRoutes = (pictures: PictureFiles): Route[] => [
  pageRoute({
    method: 'GET',
    path: UPLOAD_PATHS.file,
    summary: 'Get a picture',
    gives: { 200: 'file' },
    auth: 'public',
    limit: { rule: LOOK_UP_LIMIT, counted: 'in-memory' },
    body: null,
    params({ file = '' }) {
      const found = readFileName(file);
      if (!found) throw noFile();
      return { file: fileName(found.id, found.size), id: found.id };
    },
    async handle({ params: { file, id } }) {
      const bytes = await pictures.file(file);
      if (bytes === null) throw noFile();
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'image/webp',
          'Content-Length': String(bytes.length),
          'Cache-Control': `public, ${KEPT}`,
          'Netlify-CDN-Cache-Control': `public, durable, ${KEPT}`,
          'Netlify-Vary': 'query=none',
          'Netlify-Cache-Tag': tagOf(id),
          // Opened directly, the file is only a picture, whatever else its bytes contain.
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    },
  }),
];

const noFile = () => new ApiError('not_found', contentRefusals.picture.missing);
