import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systemFontFiles, webFontFiles } from '../../../test/support/fixtures/font-files';
import { readFontFile } from './font-file';

const good = readFileSync(
  path.resolve('node_modules/@fontsource-variable/tektur/files/tektur-latin-wght-normal.woff2'),
);
const read = (bytes: Buffer | string) =>
  readFontFile('networks/castle/media/title.woff2', Buffer.from(bytes));
const middle = good.length / 2;
const withLength = (bytes: Buffer, length: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(length, 8);
  return copy;
};

test('a file says its weights and letters, and its address changes with its content', () => {
  const file = read(good);
  expect(file.weights).toEqual([400, 900]);
  expect(file.points).toEqual(expect.arrayContaining([0x41, 0xe9]));
  expect(file.points).not.toContain(0x416);
  expect(file.address).toMatch(/^\/assets\/title\.[\da-f]{8}\.woff2$/);
  const other = readFileSync(webFontFiles.text.replace(/woff$/, 'woff2'));
  expect(read(other).weights).toEqual([400, 400]);
  expect(read(other).address).not.toBe(file.address);
});

test.each([
  ['the page of a download', '\n<!DOCTYPE html><html>', 'is a web page: the download has failed'],
  ['a pointer of Git', 'version https://git-lfs.github.com/spec/v1\n', 'get the file by `git lfs pull`'],
  ['an archive', 'PK\u0003\u0004', 'is a zip: unpack it'],
  ['a TrueType font', readFileSync(systemFontFiles.Roboto.regular), 'makes a woff2'],
  ['a woff', readFileSync(webFontFiles.text), 'is a woff: must be a woff2'],
  ['nothing', '', 'must be a woff2'],
  ['a picture', '\u0089PNG', 'must be a woff2'],
  ['the beginning of a file', good.subarray(0, middle), 'it is cut off, or Git took it for a text'],
  ['eleven bytes', good.subarray(0, 11), 'it is cut off'],
  [
    'a file in which Git has changed an end of a line',
    Buffer.concat([good.subarray(0, middle), good.subarray(middle + 1)]),
    'it is cut off, or Git took it for a text. Get it again, with `*.woff2 binary` in .gitattributes',
  ],
  [
    'a file that is broken inside',
    withLength(Buffer.concat([good.subarray(0, middle), Buffer.alloc(middle)]), good.length),
    'Get the font again',
  ],
])('%s is refused', (_what, bytes, said) => {
  expect(() => read(bytes)).toThrow(said);
});
