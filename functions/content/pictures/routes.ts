import { STORY_PICTURE_PATH } from '@/contract/content-paths';
import { storyPicturePath } from '@/lib/story-picture';
import { leadTo, tagged } from '../../core/http/conditional';
import { pageRoute } from '../../core/http/page-route';
import type { Route } from '../../core/http/route';
import type { Content } from '../content';
import type { StoryPictures } from './story-pictures';

export interface PictureServices {
  readonly content: Pick<Content, 'find'>;
  readonly pictureOf: StoryPictures;
}

/** The route of a story's link preview picture. Made-up addresses draw nothing. */
export const pictureRoutes = ({ content, pictureOf }: PictureServices): Route[] => [
  pageRoute({
    method: 'GET',
    path: STORY_PICTURE_PATH,
    summary: 'Get the link preview picture of a story',
    gives: { 200: 'file', 304: null },
    query: {
      v: { about: 'Version of the picture, so that external caches refresh it.' },
    },
    refuses: ['not_found'],
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, params: { slug = '' } }) {
      const { value: found, seconds } = await content.find(slug);
      if (!('id' in found)) return leadTo(storyPicturePath(found.slug), { seconds });
      return tagged(request, await pictureOf(found), { seconds, type: 'image/jpeg' });
    },
  }),
];
