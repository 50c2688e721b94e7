import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mp4Facts, webmFacts, webpSize } from './media-files';
import { ART_BYTES, artNames, FILM_BYTES, PHONE_POSTER_BYTES, POSTER_BYTES } from './promises';

const read = (file: string): Buffer => readFileSync(join(process.cwd(), 'public', file));

describe('the film behind the hero', () => {
  it.each([
    ['media/hero.mp4', mp4Facts, 'avc1'],
    ['media/hero.webm', webmFacts, 'V_AV1'],
  ] as const)('%s is a silent loop of 8 to 10 seconds in at most 1 MB', (file, factsOf, codec) => {
    const data = read(file);
    const facts = factsOf(data);
    expect(data.length).toBeLessThanOrEqual(FILM_BYTES);
    expect(facts.seconds).toBeGreaterThanOrEqual(8);
    expect(facts.seconds).toBeLessThanOrEqual(10);
    expect(facts.hasSound).toBe(false);
    expect(facts.codec).toBe(codec);
  });
});

describe('the posters', () => {
  it('weigh at most 40 kB as AVIF and 60 kB as WebP, those for phones half of that', () => {
    for (const form of ['webp', 'avif'] as const) {
      expect(read(`media/hero-poster.${form}`).length).toBeLessThanOrEqual(POSTER_BYTES[form]);
      expect(read(`media/hero-poster-phone.${form}`).length).toBeLessThanOrEqual(PHONE_POSTER_BYTES[form]);
    }
  });

  it('have the shape of the film, or of a slice of it at full height', () => {
    const [width, height] = webpSize(read('media/hero-poster.webp'));
    expect(width / height).toBeCloseTo(16 / 9, 2);
    const [phoneWidth, phoneHeight] = webpSize(read('media/hero-poster-phone.webp'));
    expect(phoneWidth / phoneHeight).toBeCloseTo(3 / 4, 2);
  });
});

it.each(artNames)('the card picture %s is 800 by 450 pixels in at most 40 kB', (name) => {
  const data = read(`media/art/${name}.webp`);
  expect(webpSize(data)).toEqual([800, 450]);
  expect(data.length).toBeLessThanOrEqual(ART_BYTES);
});
