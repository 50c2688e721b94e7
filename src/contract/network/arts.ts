import * as v from 'valibot';
import { ARTS, FORMER_ARTS } from '../content-fields';
import { listUpTo, mediaFile, PICTURES, oneOf, shortId, textUpTo } from './fields';
import { HUES } from './visuals';

/** Limited because each picture is bundled with the function that draws pictures of stories. */
const MOST_ARTS = 12;

const taken: readonly string[] = [...ARTS, ...Object.keys(FORMER_ARTS)];

const ownArt = v.strictObject({
  /** Used in stored stories, and in addresses in front of the width. */
  id: v.pipe(
    shortId,
    v.check(
      (name) => !taken.includes(name),
      ({ input }) => `must be another one: the product has or had a picture ${input} of its own`,
    ),
    v.check((name) => !/-\d+$/.test(name), 'must not end in a hyphen and a number: widths do'),
  ),
  /** Name that editors see when they choose it. */
  title: textUpTo(40),
  file: mediaFile(
    PICTURES,
    'must be a PNG, JPEG, WebP or AVIF in the folder media of this network, like media/market.png',
  ),
  /** Color of the elements beside it. */
  hue: oneOf(HUES),
});

/** An owner's own pictures; cards, stories and events refer to them like the product's. */
export const arts = listUpTo(MOST_ARTS, ownArt, 'id', 'title');
