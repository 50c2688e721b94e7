import { subjectFaults } from '../../../test/support/fixtures/read-all';

const faults = (written: object) => subjectFaults('theme', written);
const backdrop = 'media/hero.jpg';
const mp4 = 'media/hero.mp4';

test.each([
  [{}],
  [{ film: false }],
  [{ backdrop }],
  [{ backdrop, film: false }],
  [{ backdrop, film: { mp4 } }],
  [{ backdrop: ' media/a/b.WEBP'.toLowerCase(), film: { mp4, webm: 'media/hero.webm' } }],
])('%j is a choice', (written) => {
  expect(faults(written)).toEqual([]);
});

test('a film of its own begins with a picture of its own', () => {
  expect(faults({ film: { mp4 } })).toEqual([
    'backdrop: is missing: the picture that is shown until the film plays, best its first frame',
  ]);
});

test.each([
  [{ film: true }, 'film', "must be false, or files like { mp4: 'media/hero.mp4' }"],
  [{ film: mp4 }, 'film', "must be false, or files like { mp4: 'media/hero.mp4' }"],
  [{ backdrop, film: {} }, 'film.mp4', 'is missing'],
  [{ backdrop, film: { mp4: 'media/hero.mov' } }, 'film.mp4', 'must be an MP4 like media/hero.mp4'],
  [{ backdrop, film: { mp4: 'https://video.castle.example/a.mp4' } }, 'film.mp4', 'must be an MP4'],
  [{ backdrop, film: { mp4, webm: mp4 } }, 'film.webm', 'must be a WebM like media/hero.webm'],
  [{ backdrop: 'media/hero.gif' }, 'backdrop', 'must be a picture (JPEG, PNG, WebP or AVIF)'],
  [{ backdrop: 'hero.jpg' }, 'backdrop', 'must be a picture'],
])('%j is none', (written, place, said) => {
  expect(faults(written)).toEqual([expect.stringContaining(`${place}: ${said}`)]);
});
