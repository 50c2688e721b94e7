import { readdir, rm } from 'node:fs/promises';
import { aNetwork } from '../test/support/fixtures/a-network';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { SHIPPED_FILM } from './network/film';
import { writePictures } from './pictures';
import { copyPublicFiles } from './public-files';

const inFolder = setUpFolder();

/** Returns the files of the published folder `media`, without the endings of pictures. */
const published = async (): Promise<string[]> => {
  await copyPublicFiles(inFolder());
  return readdir(inFolder('media'), { recursive: true });
};

test('the film and all pictures of the product are published where a network shows them', async () => {
  const files = await published();
  expect(files).toEqual(
    expect.arrayContaining(['hero.mp4', 'hero.webm', 'hero-poster.avif', 'art/heart.webp']),
  );
});

test('no film is published where there is none, and no picture of the product where there is another', async () => {
  aNetwork({}, { film: { ...SHIPPED_FILM, sources: [] } });
  expect((await published()).filter((name) => name.startsWith('hero.'))).toEqual([]);
  const own = { avif: '/assets/backdrop.avif', webp: '/assets/backdrop.webp' };
  aNetwork({}, { film: { ...SHIPPED_FILM, backdrop: { wide: own, phone: own } } });
  await rm(inFolder(), { recursive: true });
  expect((await published()).filter((name) => name.startsWith('hero'))).toEqual(['hero.mp4', 'hero.webm']);
});

test('without stories and events, pictures of cards are those of the modes on the home page', async () => {
  const modes = {
    kind: 'modes',
    title: 'Modes',
    text: 'All.',
    cards: [{ id: 'one', title: 'One', description: 'The one.', hue: 'gold', art: 'tower' }],
  };
  aNetwork({ news: undefined, events: undefined, home: { sections: [modes] } });
  await writePictures(inFolder());
  const files = await published();
  const names = files
    .filter((name) => name.startsWith('art/'))
    .map((name) => name.replace(/^art\/|(?:-\d+)?\.\w+$/g, ''));
  expect([...new Set(names)]).toEqual(['tower']);
});
