import { encodeAvif, encodeWebp } from './host/encode-still';
import { published } from './host/paths';
import { takePicture } from './host/take-picture';
import { PHONE_POSTER_BYTES, POSTER_BYTES } from './promises';

/** Of the film, in pixels. */
const [WIDTH, HEIGHT] = [1920, 1080];
/**
 * Phones see a slice of the picture at full height. Its middle lies at the same share of the width as
 * `object-position: 72%` takes of the film, so that poster and film lie on each other at every shape of screen.
 */
const SLICE = 810;
const crop = { left: Math.round(0.72 * (WIDTH - SLICE)), top: 0, width: SLICE, height: HEIGHT };
const phone = { width: 720, crop };

/** What stands in the film's place until it plays: its first frame. */
export const makePosters = async (): Promise<void> => {
  const first = await takePicture('hero');
  await encodeWebp(first, published('media/hero-poster.webp'), POSTER_BYTES.webp, { width: 1600 });
  await encodeAvif(first, published('media/hero-poster.avif'), POSTER_BYTES.avif);
  await encodeWebp(first, published('media/hero-poster-phone.webp'), PHONE_POSTER_BYTES.webp, phone);
  await encodeAvif(first, published('media/hero-poster-phone.avif'), PHONE_POSTER_BYTES.avif, phone);
};
