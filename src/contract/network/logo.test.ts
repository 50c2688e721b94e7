import * as v from 'valibot';
import { LOGO_SIDE, usualLogo } from './logo';
import { themeSchema } from './theme';

const faults = (logo: object) =>
  (v.safeParse(themeSchema, { logo }).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
const { paint, rows } = usualLogo;
const [, ...others] = rows;
const clear = '.'.repeat(LOGO_SIDE);

test('the usual logo is one', () => {
  expect(v.parse(themeSchema, {}).logo).toEqual(usualLogo);
  expect(faults(usualLogo)).toEqual([]);
});

test.each([
  ['without a row', { paint, rows: others }, 'logo.rows', 'must have 16 rows'],
  [
    'with a short row',
    { paint, rows: ['...', ...others] },
    'logo.rows.0',
    'must have 16 letters and full stops',
  ],
  [
    'with a letter without a color',
    { paint, rows: [`q${clear.slice(1)}`, ...others] },
    'logo.rows.0',
    'has q, which has no color in paint',
  ],
  [
    'that is not to be seen',
    { paint, rows: rows.map(() => clear) },
    'logo.rows',
    'must have a pixel that is not clear',
  ],
  [
    'with no color',
    { paint: { ...paint, t: 'green' }, rows },
    'logo.paint.t',
    'must be a color like #62d26f',
  ],
  [
    'with a sign as a letter',
    { paint: { ...paint, '*': '#62d26f' }, rows },
    'logo.paint.*',
    'must be a letter',
  ],
])('a logo %s is refused', (_what, logo, place, message) => {
  expect(faults(logo)).toEqual([[place, message]]);
});
