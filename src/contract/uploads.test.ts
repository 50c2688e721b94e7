import { largeSizeOf, readUploadPath, smallSizeOf, uploadPath, uploadSources } from './uploads';

const ID = '0123456789abcdef0123456789abcdef';

test('an address says which picture it is, and how large', () => {
  const size = { width: 1_600, height: 900 };
  expect(uploadPath(ID, size)).toBe(`/uploads/${ID}-1600x900.webp`);
  expect(readUploadPath(uploadPath(ID, size))).toEqual({ id: ID, size });
});

test.each([
  '/hero.webp',
  `/uploads/${ID}.webp`,
  `/uploads/${ID}-0x900.webp`,
  `/uploads/${ID}-01x900.webp`,
  `/uploads/${ID}-12345x9.webp`,
  `/uploads/${ID}-16x9.webp?x`,
  `/uploads/${ID}-16x9.webp\n`,
  `/uploads/${ID.toUpperCase()}-16x9.webp`,
  `https://elsewhere.example/uploads/${ID}-16x9.webp`,
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
  expect(uploadSources(`/uploads/${ID}-1600x900.webp`)).toEqual({
    ...{ width: 1_600, height: 900, sizes: '(min-width: 800px) 720px, 100vw' },
    srcSet: `/uploads/${ID}-800x450.webp 800w, /uploads/${ID}-1600x900.webp 1600w`,
  });
  expect(uploadSources(`/uploads/${ID}-640x480.webp`)).toEqual({ width: 640, height: 480 });
});
