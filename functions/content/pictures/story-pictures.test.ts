import sharp from 'sharp';
import { linkPictureSize } from '#messages/link-pictures';
import { ARTS } from '@/contract/content-fields';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { displayLetters } from '../../../tools/brand/display-letters';
import { createLettering } from './lettering';
import { createStoryPictures } from './story-pictures';

const lettering = createLettering(displayLetters());
const background = sharp({ create: { ...linkPictureSize, channels: 3, background: '#123456' } });

/** Creates pictures on a plain ground, and records the arts that are fetched. */
function setUp(ground = async () => background.clone().png().toBuffer()) {
  const fetched: string[] = [];
  const parts = {
    lettering: () => Promise.resolve(lettering),
    ground: (art: string) => {
      fetched.push(art);
      return ground();
    },
  };
  return { fetched, pictureOf: createStoryPictures(parts, new FakeClock()) };
}

test('each story has its title on its art', async () => {
  const { fetched, pictureOf } = setUp();
  const drawn = await Promise.all(ARTS.map((art) => pictureOf({ art, title: 'A story' })));
  expect(fetched).toEqual(ARTS);
  const [first, second] = [await pictureOf({ art: 'tower', title: 'Another' }), drawn[0]];
  expect(Buffer.compare(first, second ?? Buffer.alloc(0))).not.toBe(0);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', ...linkPictureSize });
});

test('the same picture is drawn once, also for those who ask at the same time', async () => {
  const { fetched, pictureOf } = setUp();
  const ask = () => pictureOf({ art: 'tower', title: 'A story' });
  const drawn = await Promise.all([ask(), ask(), ask()]);
  expect([new Set([...drawn, await ask()]).size, fetched]).toEqual([1, ['tower']]);
});

test('one picture is drawn at a time, and one that fails keeps no other back', async () => {
  const [first, second] = [Promise.withResolvers<Buffer>(), Promise.withResolvers<Buffer>()];
  const grounds = [first.promise, second.promise];
  const { fetched, pictureOf } = setUp(() => grounds.shift() ?? background.clone().png().toBuffer());
  const lost = pictureOf({ art: 'tower', title: 'Lost' });
  const found = pictureOf({ art: 'islands', title: 'Found' });
  const last = pictureOf({ art: 'stage', title: 'Last' });
  await new Promise(setImmediate);
  expect(fetched).toEqual(['tower']);
  first.reject(new Error('no such file'));
  await expect(lost).rejects.toThrow('no such file');
  await new Promise(setImmediate);
  expect(fetched).toEqual(['tower', 'islands']);
  second.resolve(await background.clone().png().toBuffer());
  await Promise.all([found, last]);
  expect(fetched).toEqual(['tower', 'islands', 'stage']);
  await pictureOf({ art: 'tower', title: 'Lost' });
  expect(fetched).toHaveLength(4);
});
