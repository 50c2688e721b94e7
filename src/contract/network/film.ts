import * as v from 'valibot';
import { faultIf, mediaFile, PICTURES } from './fields';

/** A file in the network's folder. */
const file = (endings: readonly string[], right: string) =>
  mediaFile(endings, `must be ${right} in the folder media of this network, without blanks`);

/** Picture behind the home page's text, also shown until the film plays. */
export const backdrop = file(PICTURES, 'a picture (JPEG, PNG, WebP or AVIF) like media/hero.jpg');

const NONE = "must be false, or files like { mp4: 'media/hero.mp4' }";
const files = v.strictObject({
  /** Plays in every browser. */
  mp4: file(['mp4'], 'an MP4 like media/hero.mp4'),
  /** Half as large, for browsers that support it. */
  webm: v.optional(file(['webm'], 'a WebM like media/hero.webm')),
});

export const film = v.lazy((written) =>
  typeof written === 'object' && written !== null ? files : v.literal(false, NONE),
);

/** A network's own film needs its own picture, and the product's film never plays over a network's own picture. */
export const filmFaults = (written: { backdrop?: string | undefined; film?: unknown }) =>
  faultIf(
    typeof written.film === 'object' && written.backdrop === undefined,
    'is missing: the picture that is shown until the film plays, best its first frame',
    'backdrop',
  );
