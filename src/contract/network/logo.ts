import * as v from 'valibot';
import { across, color, faultIf, mediaFile } from './fields';

/** Side length in pixels. */
export const LOGO_SIDE = 16;
const SIDE = String(LOGO_SIDE);

/** A drawing on a square grid: one letter per pixel, a full stop for a transparent one. */
const drawing = v.strictObject({
  /** Color of each letter in `rows`. */
  paint: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]$/, 'must be a letter')), color),
  rows: v.pipe(
    v.array(
      v.pipe(
        v.string('must be a text in quotes'),
        v.regex(/^[A-Za-z.]{16}$/, `must have ${SIDE} letters and full stops`),
      ),
      'must be a list in [ ]',
    ),
    v.length(LOGO_SIDE, `must have ${SIDE} rows`),
  ),
});
export type Drawing = v.InferOutput<typeof drawing>;

const paintFaults = ({ paint, rows }: Drawing) =>
  rows.flatMap((row, index) => {
    const [unknown] = [...row].filter((letter) => letter !== '.' && !(letter in paint));
    return faultIf(
      unknown !== undefined,
      `has ${String(unknown)}, which has no color in paint`,
      'rows',
      index,
    );
  });
const blankFault = ({ rows }: Drawing) =>
  faultIf(
    rows.every((row) => /^\.*$/.test(row)),
    'must have a pixel that is not clear',
    'rows',
  );

const drawn = v.pipe(
  drawing,
  across<Drawing>((written) => [...paintFaults(written), ...blankFault(written)]),
);

/** A picture file in the network's folder. */
const file = mediaFile(
  ['svg', 'png'],
  'must be an SVG or a PNG in the folder media of this network, like media/logo.svg, or a drawing of paint and rows',
);

export const logo = v.lazy((written) => (typeof written === 'string' ? file : drawn));

/** Default logo: a block of the overworld with one lit point where everybody arrives. */
export const usualLogo: Drawing = {
  paint: {
    t: '#8be08a',
    g: '#5bbf57',
    G: '#38873b',
    l: '#7d5536',
    h: '#a5754c',
    d: '#573922',
    y: '#f8c63d',
    w: '#fff0a0',
  },
  rows: [
    '.......tt.......',
    '.....tttttt.....',
    '...ttttyytttt...',
    '.ttttyywwyytttt.',
    '.ggttttyyttttGG.',
    '.ggggttttttGGGG.',
    '.lgggggttGGGGGd.',
    '.llglgggGGGdGdd.',
    '.lhllglgGddGddd.',
    '.llllhllddddddd.',
    '.lhlllllddddddd.',
    '.lllhlllddddddd.',
    '...lllhlddddd...',
    '.....lllddd.....',
    '.......ld.......',
    '................',
  ],
};
