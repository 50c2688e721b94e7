import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screen } from '@testing-library/react';
import { palettes } from '@/theme/tokens';
import { drawings } from '@/ui/drawing/pixel-icon-set';
import { renderWithProviders } from '../../test/support/browser/render';
import StyleguidePage from './styleguide-page';

/** Modules without a visible part, or visible only within another one. */
const UNSEEN = [
  'dialog/use-typed-name.',
  'routing/',
  'drawing/brand-marks.',
  'drawing/icon-set.',
  'drawing/kept-drawing.',
  'drawing/pixel-icon-set.',
  'feedback/toast-host.',
  'form/guard',
  'form/cookies-notice.',
];

const primitives = readdirSync(path.join(process.cwd(), 'src/ui'), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .filter((file) => !UNSEEN.some((start) => file.startsWith(start)))
  .map((file) => path.basename(file, '.tsx'));

const inPascalCase = (name: string): string =>
  name.replaceAll(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());

/** Reads the markup directly, because the library's queries take seconds on a page of this size. */
const textsOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the style guide shows every primitive, color and pixel icon by its name', () => {
  const { container } = renderWithProviders(<StyleguidePage />);
  expect(primitives.length).toBeGreaterThan(25);
  expect(textsOf(container, 'h3')).toEqual(
    expect.arrayContaining([...primitives, 'toast'].map(inPascalCase)),
  );
  expect(textsOf(container, '#colors p')).toEqual(expect.arrayContaining(Object.keys(palettes.dark)));
  expect(textsOf(container, '#drawings figcaption')).toEqual(expect.arrayContaining(Object.keys(drawings)));
});

test('one press shows everything in both themes, another in the page’s own again', async () => {
  const { user, container } = renderWithProviders(<StyleguidePage />);
  const sides = () =>
    [...container.querySelectorAll('#colors [data-theme]')].map((side) => side.getAttribute('data-theme'));
  const buttonSpecimens = () => textsOf(container, 'h3').filter((title) => title === 'Button');
  expect(sides()).toEqual([]);
  await user.click(screen.getByText('Both themes'));
  expect(sides()).toEqual(['dark', 'light']);
  expect(buttonSpecimens()).toHaveLength(2);
  await user.click(screen.getByText('One theme'));
  expect(sides()).toEqual([]);
  expect(buttonSpecimens()).toHaveLength(1);
});
