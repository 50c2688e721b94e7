import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { create } from 'fontkitten';
import {
  systemFontFiles,
  systemFontNames,
  webFontFiles,
  readWritten,
} from '../../../test/support/fixtures/font-files';
import { systemFonts } from './fallbacks';
import { samples, type Script } from './scripts';
import { meanWidth } from './widths';

/** Rules of each fallback, with the web font that it imitates and the face of the system font that it scales. */
const faces = [
  { family: 'Onest', weights: '100 500', imitated: 'text', scaled: 'regular' },
  { family: 'Onest', weights: '600 900', imitated: 'boldText', scaled: 'bold' },
  { family: 'Jersey 10', weights: '400 700', imitated: 'display', scaled: 'bold' },
] as const;

const ruleOf = (css: string, family: string, weights: string): string => {
  const rules = css
    .split('@font-face')
    .filter((rule) => rule.includes(`'${family}'`) && rule.includes(`font-weight: ${weights};`));
  expect(rules).toHaveLength(1);
  return rules[0] ?? '';
};

/** Returns a descriptor's percentage, or zero if it is missing. */
const percentage = (rule: string, name: string): number =>
  Number.parseFloat(new RegExp(`\\b${name}: ([\\d.]+)%;`).exec(rule)?.[1] ?? '0');

/** Tolerance in percent. Capsize weighs letters slightly differently, and knows only Latin. */
const NEAR = 0.4;

describe.each(systemFontNames)('the fallback %s', (name) => {
  test.each(faces)(
    'has the metrics of $family at $weights',
    async ({ family, weights, imitated, scaled }) => {
      const { faces: css } = await readWritten({});
      const rule = ruleOf(css, `${family} Fallback: ${name}`, weights);
      const metrics = await Promise.all([
        fromFile(webFontFiles[imitated]),
        fromFile(systemFontFiles[name][scaled]),
      ]);
      const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[0]?.['@font-face'] ?? {};
      const off = (descriptor: string, right = '') =>
        Math.abs(percentage(rule, descriptor) - Number.parseFloat(right));
      expect(off('size-adjust', sizeAdjust)).toBeLessThan(NEAR);
      expect(off('ascent-override', ascentOverride)).toBeLessThan(NEAR);
      expect(off('descent-override', descentOverride)).toBeLessThan(NEAR);
      expect(rule).toContain('line-gap-override: 0%;');
    },
  );

  test('has the widths that its files have, in each script', () => {
    const files = ['regular', 'bold'] as const;
    const fonts = files.map((face) => create(readFileSync(systemFontFiles[name][face])));
    const measured = Object.fromEntries(
      Object.entries(samples).map(([script, text]) => [
        script,
        fonts.map((font) => (font.isCollection ? 0 : Number(meanWidth(font, text, 400).toFixed(4)))),
      ]),
    ) as Record<Script, number[]>;
    expect(systemFonts.find((font) => font.name === name)?.widths).toEqual(measured);
  });
});
