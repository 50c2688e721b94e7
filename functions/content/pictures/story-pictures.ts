import { cached } from '../../core/time/cached';
import type { Clock } from '../../core/time/clock';
import type { Story } from '../documents';
import type { PictureParts } from './picture-parts';
import { titlePicture } from './title-picture';

/** Pictures that an instance remembers, of about 60 kB each. */
const MOST_PICTURES = 50;

/** Runs one piece of work at a time, in order of arrival. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => null);
    return next;
  };
}

export type StoryPictures = ReturnType<typeof createStoryPictures>;

/**
 * Draws a story's picture as JPEG: its title on its art. Created once per instance, which draws one at a time and remembers
 * pictures; concurrent requests for a picture share it.
 */
export function createStoryPictures(parts: PictureParts, clock: Pick<Clock, 'now'>) {
  const inTurn = oneAtATime();

  const draw = async (key: string) => {
    const [art = ''] = key.split(' ', 1);
    const [lettering, ground] = await Promise.all([parts.lettering(), parts.ground(art)]);
    return new Uint8Array(await titlePicture(key.slice(art.length + 1), ground, lettering));
  };
  const drawn = cached((key: string) => inTurn(() => draw(key)), clock, {
    freshMs: Infinity,
    most: MOST_PICTURES,
  });

  return ({ art, title }: Pick<Story, 'art' | 'title'>) => drawn.get(`${art} ${title}`);
}
