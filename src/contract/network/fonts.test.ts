import * as v from 'valibot';
import { FONT_FAMILIES, fonts } from './fonts';

const faults = (title: unknown) =>
  (v.safeParse(fonts, { title }).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('what is not written is as usual', () => {
  expect(v.parse(fonts, { title: ' Tektur ' })).toEqual({ ...v.parse(fonts, {}), title: 'Tektur' });
});

test('a file is a list of one', () => {
  expect(v.parse(fonts, { text: ' media/fonts/text.woff2' }).text).toEqual(['media/fonts/text.woff2']);
  expect(v.parse(fonts, { text: ['media/a.woff2', 'media/b.woff2'] }).text).toEqual([
    'media/a.woff2',
    'media/b.woff2',
  ]);
});

test.each(['tektur', 'Comic Sans', '', 7, null, {}])(
  '%j is no family, and those that are get named',
  (title) => {
    const [[place, message] = []] = faults(title);
    expect(place).toBe('title');
    for (const family of FONT_FAMILIES) expect(message).toContain(family);
    expect(message).toContain('media/title.woff2');
  },
);

test.each([
  ['media/title.ttf', 'must be a woff2'],
  ['media/Title.OTF', 'must be a woff2'],
  ['media/title.woff', 'must be a woff2'],
  ['title.woff2', 'must be a file in the folder media'],
  ['/media/title.woff2', 'must be a file in the folder media'],
  ['media/../title.woff2', 'must be a file in the folder media'],
  ['media/Press Start.woff2', 'without blanks'],
  ['https://castle.example/title.woff2', 'must be a file in the folder media'],
])('%s is no file of a font', (name, said) => {
  expect(faults(name)[0]?.[1]).toContain(said);
  expect(faults([name])[0]).toEqual(['title.0', faults(name)[0]?.[1]]);
});

test('a list has files alone, and none twice', () => {
  expect(faults([])).toEqual([['title', 'must not be empty']]);
  expect(faults(['media/a.woff2', 'media/a.woff2'])).toEqual([['title.1', 'stands there twice']]);
  expect(faults(['Tektur'])[0]?.[0]).toBe('title.0');
});
