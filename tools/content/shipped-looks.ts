import type { Look } from '@/lib/given';
import { isThere } from '@/lib/pages';
import { createContent } from '../../functions/content/content';
import { eventsLook, newsLook, storyLook } from '../../functions/content/pages/looks';
import { shippedBodies, shippedLibrary } from '../../functions/content/shipped';

const shipped = { library: shippedLibrary, bodies: shippedBodies };

/** Returns the pages that functions write, as on a fresh site. The newest story stands for all stories. */
export const shippedLooks = async (now: number): Promise<Look[]> => {
  const content = createContent({
    store: {
      revision: async () => null,
      read: async () => ({ revision: null, library: shippedLibrary }),
      text: async () => null,
    },
    shipped,
    clock: { now: () => now },
  });
  const news = (await content.news(null)).value;
  const slug = news.items[0]?.slug;
  const story = slug === undefined ? null : (await content.story(slug)).value;
  const stories = slug !== undefined && story && 'item' in story ? [storyLook(slug, story)] : [];
  return [
    ...(isThere('news') ? [newsLook(null, news), ...stories] : []),
    ...(isThere('events') ? [eventsLook((await content.events()).value)] : []),
  ];
};
