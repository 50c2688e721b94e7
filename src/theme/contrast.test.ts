import { channels, contrast, mix } from '../../test/support/browser/contrast';
import { palettes, type ColorName } from './tokens';

const grounds: ColorName[] = ['canvas', 'sunken', 'surface', 'raised'];
const hues: ColorName[] = [
  'grass',
  'amber',
  'ember',
  'crimson',
  'diamond',
  'gold',
  'lapis',
  'amethyst',
  'danger',
  'focus',
];
const TEXT = 4.5;
const GRAPHICS = 3;

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const color = (of: ColorName) => channels(palettes[name][of]);

  test.each(grounds.flatMap((ground) => ['text', 'muted', ...hues].map((text) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(color(text as ColorName), color(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([...hues, 'muted'] as ColorName[])('%s reads on a tint of itself, as in badges', (hue) => {
    for (const ground of ['canvas', 'surface', 'raised'] as const) {
      expect(contrast(color(hue), mix(color(hue), color(ground), 16))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each(hues)('text reads on a tint of %s, as in alerts and on cards of that hue', (hue) => {
    for (const base of ['surface', 'raised'] as const) {
      const ground = mix(color(hue), color(base), 12);
      expect(contrast(color('text'), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(color('muted'), ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each([
    ['grassInk', 'grass'],
    ['grassInk', 'grassHover'],
    ['amberInk', 'amber'],
    ['text', 'hover'],
    ['text', 'field'],
    ['muted', 'field'],
  ] as const)('%s reads on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  test('the edges of what can be pressed stand out from every ground that it stands on, tinted or not', () => {
    for (const base of ['canvas', 'surface', 'raised'] as const) {
      for (const hue of hues) {
        const ground = mix(color(hue), color(base), 12);
        expect(contrast(color('lineStrong'), ground)).toBeGreaterThanOrEqual(GRAPHICS);
      }
    }
    expect(contrast(color('lineStrong'), color('hover'))).toBeGreaterThanOrEqual(GRAPHICS);
  });

  test.each(grounds)('focus rings and the edges of inputs stand out from %s', (ground) => {
    expect(contrast(color('focus'), color(ground))).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(color('lineStrong'), color(ground))).toBeGreaterThanOrEqual(GRAPHICS);
  });
});
