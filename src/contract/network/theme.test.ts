import * as v from 'valibot';
import { usualPalettes } from './palettes';
import { themeSchema } from './theme';

type Colors = Record<string, string>;
const parse = (dark: Colors, light: Colors = {}) => v.safeParse(themeSchema, { palettes: { dark, light } });
const faults = (dark: Colors, light?: Colors) =>
  (parse(dark, light).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

test('colors are as usual where nothing is written, and can be read', () => {
  expect(v.parse(themeSchema, {}).palettes).toEqual(usualPalettes);
});

test('single colors are a network’s own', () => {
  expect(parse({ canvas: ' #100018 ', shade: '#10001880' }).output).toMatchObject({
    palettes: { ...usualPalettes, dark: { ...usualPalettes.dark, canvas: '#100018', shade: '#10001880' } },
  });
});

test.each(['red', '#fff', '62d26f', '#62d26f80', 'rgb(1 2 3)', ''])('%j is no color', (canvas) => {
  expect(faults({ canvas })).toEqual([['palettes.dark.canvas', 'must be a color like #62d26f']]);
});

test('a name that is none is said so', () => {
  expect(faults({ primary: '#62d26f' }).map(([place]) => place)).toEqual(['palettes.dark.primary']);
});

test.each([
  ['text on all grounds', {}, { text: '#9a9a9a' }, 'text'],
  ['quiet text', { muted: '#4a5568' }, {}, 'muted'],
  ['a hue', {}, { gold: '#ffd75e' }, 'gold'],
  ['text on a button', { grassInk: '#e9eef8' }, {}, 'grassInk'],
  ['edges of what can be pressed', { lineStrong: '#3a4560' }, {}, 'lineStrong'],
])('%s must stand out, and what would is named', (_what, dark: Colors, light: Colors, name) => {
  const palette = name in dark ? 'dark' : 'light';
  const [[place, message] = []] = faults(dark, light);
  expect(place).toBe(`palettes.${palette}.${name}`);
  const [, right = ''] =
    /^has a contrast of \d+\.\d\d on .+ and needs [\d.]+; (#[\da-f]{6}) would$/.exec(message ?? '') ?? [];
  const better = { [name]: right };
  expect(faults(palette === 'dark' ? better : {}, palette === 'light' ? better : {})).toEqual([]);
});

test('where no color would do, the ground is to be changed', () => {
  expect(Object.fromEntries(faults({ grass: '#777777', grassHover: '#ffffff' }))).toMatchObject({
    'palettes.dark.grassInk': expect.stringMatching(
      /on grass\w* and needs 4\.5; (?:no color would: change|#)/,
    ),
  });
});
