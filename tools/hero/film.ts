import { existsSync } from 'node:fs';
import { draw } from './host/browser';
import { encodeMp4, encodeWebm } from './host/encode-film';
import { startFfmpeg, write } from './host/ffmpeg';
import { kept, published } from './host/paths';
import { FILM_BYTES } from './promises';

const [WIDTH, HEIGHT, RATE, SECONDS] = [1920, 1080, 24, 10];
const FRAMES = RATE * SECONDS;

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

/** The hero's film, in the forms that browsers play. */
export const makeFilm = async (again = true): Promise<void> => {
  const film = await shoot(again);
  await encodeMp4(film, published('media/hero.mp4'), FILM_BYTES);
  await encodeWebm(film, published('media/hero.webm'), FILM_BYTES);
};
