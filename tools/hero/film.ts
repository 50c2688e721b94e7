import { existsSync } from 'node:fs';
import { draw } from './host/browser';
import { encodeMp4, encodeWebm } from './host/encode-film';
import { encodeAvif, encodeWebp } from './host/encode-still';
import { ffmpeg, startFfmpeg, write } from './host/ffmpeg';
import { kept, published } from './host/paths';
import { FILM_BYTES, PHONE_POSTER_BYTES, POSTER_BYTES } from './promises';

const [WIDTH, HEIGHT, RATE, SECONDS] = [1920, 1080, 24, 10];
const FRAMES = RATE * SECONDS;
/**
 * Phones see a slice of the picture at full height. Its middle lies at the same share of the width as
 * `object-position: 72%` takes of the film, so that poster and film lie on each other at every shape of screen.
 */
const PHONE_WIDTH = 810;
const PHONE_LEFT = Math.round(0.72 * (WIDTH - PHONE_WIDTH));

/** Draws the loop into a film without loss, or takes the one that was kept. */
const shoot = async (again: boolean): Promise<string> => {
  const film = await kept('film.mkv');
  if (!again && existsSync(film)) return film;
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${String(WIDTH)}x${String(HEIGHT)}`,
    '-r',
    String(RATE),
  ];
  const { input, done } = startFfmpeg([
    ...raw,
    '-i',
    '-',
    '-c:v',
    'libx264rgb',
    '-qp',
    '0',
    '-preset',
    'ultrafast',
    film,
  ]);
  const moments = Array.from({ length: FRAMES }, (_, frame) => frame / FRAMES);
  await draw({ scene: 'hero', scale: 1, samples: 3, moments, form: 'raw' }, async (name, data) => {
    if (Number(name) % RATE === 0) console.log(`Second ${String(Number(name) / RATE)} of ${String(SECONDS)}`);
    await write(input, data);
  });
  input.end();
  await done;
  return film;
};

/** The hero's film and its posters; the posters are the film's first frame. */
export const makeFilm = async (again = true): Promise<void> => {
  const film = await shoot(again);
  const first = await kept('first-frame.png');
  await ffmpeg('-i', film, '-frames:v', '1', first);
  const crop = { left: PHONE_LEFT, top: 0, width: PHONE_WIDTH, height: HEIGHT };
  const phone = { width: 648, crop };
  await encodeWebp(first, published('media/hero-poster.webp'), POSTER_BYTES, { width: 1600 });
  await encodeAvif(first, published('media/hero-poster.avif'), POSTER_BYTES);
  await encodeWebp(first, published('media/hero-poster-phone.webp'), PHONE_POSTER_BYTES, phone);
  await encodeAvif(first, published('media/hero-poster-phone.avif'), PHONE_POSTER_BYTES, phone);
  await encodeMp4(film, published('media/hero.mp4'), FILM_BYTES);
  await encodeWebm(film, published('media/hero.webm'), FILM_BYTES);
};
