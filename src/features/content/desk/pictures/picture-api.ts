import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import { pathTo } from '@/contract/paths';
import type { NewPicture } from '@/contract/picture-requests';
import {
  type PictureResponse,
  pictureResponseSchema,
  type PicturesResponse,
  picturesResponseSchema,
} from '@/contract/pictures';
import { bearer, byCursor } from '@/features/admin/requests';
import { api, expectResponse } from '@/store/api';

/** A slow connection needs time for more than a megabyte. */
const UPLOAD_MS = 120_000;

export const pictureApi = api.enhanceEndpoints({ addTagTypes: ['Pictures'] }).injectEndpoints({
  endpoints: (build) => ({
    listPictures: build.infiniteQuery<PicturesResponse, undefined, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ pageParam: cursor }) => ({
        url: PATHS.pictures,
        params: { ...(cursor !== null && { cursor }) },
        validateStatus: expectResponse(picturesResponseSchema),
      }),
      extraOptions: bearer,
      providesTags: ['Pictures'],
    }),
    uploadPicture: build.mutation<PictureResponse, NewPicture>({
      query: (body) => ({
        url: PATHS.pictures,
        method: 'POST',
        body,
        timeout: UPLOAD_MS,
        validateStatus: expectResponse(pictureResponseSchema),
      }),
      extraOptions: bearer,
      invalidatesTags: (result) => (result ? ['Pictures'] : []),
    }),
    removePicture: build.mutation<null, string>({
      query: (id) => ({ url: pathTo(PATHS.picture, id), method: 'DELETE' }),
      extraOptions: bearer,
      // Refetches after a refusal too, because someone else has used or deleted it.
      invalidatesTags: ['Pictures'],
    }),
  }),
});
