import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { systemFontFiles, systemFontNames, webFontFiles } from '../../test/support/fixtures/font-files';
import { fallbackFaces } from './fallback-fonts';

/** Rules of each fallback, with the web font that they imitate and the face of the system font that they scale. */
const faces = [
  { family: 'Onest', weights: '100 500', imitated: 'text', scaled: 'regular' },
  { family: 'Onest', weights: '600 900', imitated: 'boldText', scaled: 'bold' },
  { family: 'Pixelify Sans', weights: '400 700', imitated: 'display', scaled: 'bold' },
] as const;

const ruleOf = (family: string, weights: string): string => {
  const rules = fallbackFaces
    .split('@font-face')
    .filter((rule) => rule.includes(`'${family}'`) && rule.includes(`font-weight: ${weights};`));
  expect(rules).toHaveLength(1);
  return rules[0] ?? '';
};

/** A descriptor's percentage; zero where it is missing. */
const percentage = (rule: string, name: string): number =>
  Number.parseFloat(new RegExp(`\\b${name}: ([\\d.]+)%;`).exec(rule)?.[1] ?? '0');

describe.each(systemFontNames)('the fallback %s', (name) => {
  test.each(faces)(
    'has the metrics of $family at $weights',
    async ({ family, weights, imitated, scaled }) => {
      const rule = ruleOf(`${family} Fallback: ${name}`, weights);
      const metrics = await Promise.all([
        fromFile(webFontFiles[imitated]),
        fromFile(systemFontFiles[name][scaled]),
      ]);
      const { fontFaces } = createFontStack(metrics, { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[0]?.['@font-face'] ?? {};
      expect(percentage(rule, 'size-adjust')).toBeCloseTo(Number.parseFloat(sizeAdjust ?? ''), 2);
      expect(percentage(rule, 'ascent-override')).toBeCloseTo(Number.parseFloat(ascentOverride ?? ''), 1);
      expect(percentage(rule, 'descent-override')).toBeCloseTo(Number.parseFloat(descentOverride ?? ''), 1);
      expect(rule).toContain('line-gap-override: 0%;');
    },
  );
});
