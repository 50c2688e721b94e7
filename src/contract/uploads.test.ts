import { largeSizeOf, readUploadPath, smallSizeOf, uploadPath, uploadSources } from './uploads';

const ID = '0123456789abcdef0123456789abcdef';

test('an address says which picture it is, and how large', () => {
  const size = { width: 1_600, height: 900 };
  expect(uploadPath(ID, size)).toBe(`/uploads/${ID}-1600w900h.webp`);
  expect(readUploadPath(uploadPath(ID, size))).toEqual({ id: ID, size });
});

test('an address of the earlier form is still read', () => {
  const size = { width: 728, height: 90 };
  expect(readUploadPath(`/uploads/${ID}-728x90.webp`)).toEqual({ id: ID, size });
});

test.each([
  '/hero.webp',
  `/uploads/${ID}-16x9h.webp`,
  `/uploads/${ID}.webp`,
  `/uploads/${ID}-0w900h.webp`,
  `/uploads/${ID}-01w900h.webp`,
  `/uploads/${ID}-12345w9h.webp`,
  `/uploads/${ID}-16w9h.webp?x`,
  `/uploads/${ID}-16w9h.webp\n`,
  `/uploads/${ID.toUpperCase()}-16w9h.webp`,
  `https://elsewhere.example/uploads/${ID}-16w9h.webp`,
])('%s is no address of an uploaded picture', (path) => {
  expect(readUploadPath(path)).toBeNull();
  expect(uploadSources(path)).toBeNull();
});

test.each([
  [4_000, 3_000, 1_600, 1_200],
  [1_000, 10_000, 320, 3_200],
  [640, 480, 640, 480],
  [20_000, 1, 1_600, 1],
  [1, 20_000, 1, 3_200],
])('of %i × %i pixels %i × %i are kept', (width, height, keptWidth, keptHeight) => {
  expect(largeSizeOf({ width, height })).toEqual({ width: keptWidth, height: keptHeight });
});

test('only what is wider than 800 pixels has a small size', () => {
  expect(smallSizeOf({ width: 800, height: 3_200 })).toBeNull();
  expect(smallSizeOf({ width: 801, height: 601 })).toEqual({ width: 800, height: 600 });
  expect(smallSizeOf({ width: 1_600, height: 1 })).toEqual({ width: 800, height: 1 });
});

test('an img gets both sizes, and the room that it takes', () => {
  expect(uploadSources(`/uploads/${ID}-1600w900h.webp`)).toEqual({
    src: `/uploads/${ID}-1600w900h.webp`,
    ...{ width: 1_600, height: 900, sizes: '(min-width: 800px) 720px, 100vw' },
    srcSet: `/uploads/${ID}-800w450h.webp 800w, /uploads/${ID}-1600w900h.webp 1600w`,
  });
  expect(uploadSources(`/uploads/${ID}-640x480.webp`)).toEqual({
    src: `/uploads/${ID}-640w480h.webp`,
    ...{ width: 640, height: 480 },
  });
});
