import * as v from 'valibot';
import { color } from './color';
import { across, faultIf } from './fields';

/** Pixels of a side. */
export const LOGO_SIDE = 16;
const SIDE = String(LOGO_SIDE);

/** A drawing on a square grid: one letter a pixel, a full stop where it is clear. */
const drawing = v.strictObject({
  /** The colour of each letter of `rows`. */
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
type Drawing = v.InferOutput<typeof drawing>;

const paintFaults = ({ paint, rows }: Drawing) =>
  rows.flatMap((row, index) => {
    const [unknown] = [...row].filter((letter) => letter !== '.' && !(letter in paint));
    return faultIf(
      unknown !== undefined,
      `has ${String(unknown)}, which has no colour in paint`,
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

export const logo = v.pipe(
  drawing,
  across<Drawing>((written) => [...paintFaults(written), ...blankFault(written)]),
);

/** That of a network that has none of its own: a block of the overworld with the one lit point where everybody arrives. */
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
