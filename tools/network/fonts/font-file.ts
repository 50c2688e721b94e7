import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { contentHash } from '../../content-hash';
import { mishapIn } from '../media';
import { SubjectError } from '../read-subject';

/** Checked font file. */
export interface FontFile {
  /** Path from the project's root. */
  source: string;
  /** Address for pages; the name changes with the content. */
  address: string;
  font: Font;
  /** Lightest and heaviest weight; equal if the file does not vary. */
  weights: readonly [number, number];
  /** Code points in ascending order. */
  points: readonly number[];
}

/** Beginnings of files that are not woff2, and how to mend each. */
const OTHERS: readonly [RegExp, string][] = [
  [
    /^(?:\p{Cc}{4}|true|OTTO|ttcf)/u,
    'is a TrueType or OpenType font under another name: `fonttools ttLib.woff2 compress FILE` makes a woff2',
  ],
  [/^wOFF/, 'is a woff: must be a woff2, which is a third smaller'],
  [/^PK/, 'is a zip: unpack it'],
];

/** Tables without which browsers refuse a font. */
const TABLES = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'];

const LENGTH_AT = 8;

/** Checks everything that needs no parsing. */
const checkOutside = (bytes: Buffer): void => {
  const start = bytes.subarray(0, 64).toString('latin1');
  if (!start.startsWith('wOF2')) {
    const [, said] = OTHERS.find(([pattern]) => pattern.test(start)) ?? [];
    throw new SubjectError([said ?? mishapIn(bytes) ?? 'must be a woff2']);
  }
  const said = bytes.length < LENGTH_AT + 4 ? 0 : bytes.readUInt32BE(LENGTH_AT);
  if (said !== bytes.length)
    throw new SubjectError([
      `has ${String(bytes.length)} bytes and says that it has ${String(said)}: it is cut off, or Git took it for a text. Get it again, with \`*.woff2 binary\` in .gitattributes`,
    ]);
};

const open = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (font.isCollection) throw new SubjectError(['holds several fonts: must be one']);
  const missing = TABLES.filter((table) => !(table in font));
  if (missing.length > 0)
    throw new SubjectError([`has no ${missing.join(', ')}: browsers refuse it. Get the font again`]);
  return font;
};

const weightsOf = (font: Font): [number, number] => {
  const { wght } = font.variationAxes;
  if (wght) return [wght.min, wght.max];
  const weight = Math.min(1000, Math.max(1, font['OS/2'].usWeightClass));
  return [weight, weight];
};

/** True unless the point is a control character or a noncharacter. */
const isCharacter = (point: number): boolean => point >= 0x20 && (point & 0xfffe) !== 0xfffe;
const hasShape = (point: number): boolean => /\p{L}/u.test(String.fromCodePoint(point));

/**
 * Checks a font file.
 * @param source path from the project's root
 * @throws Error that says how to mend the file
 */
export const readFontFile = (source: string, bytes: Buffer): FontFile => {
  checkOutside(bytes);
  let file: Omit<FontFile, 'source' | 'address'>;
  try {
    const font = open(bytes);
    const points = font.characterSet.filter(isCharacter).toSorted((a, b) => a - b);
    // Shapes are stored apart from the list of letters, and may be broken even if the list is whole.
    font.glyphForCodePoint(points.find(hasShape) ?? 0).path.toSVG();
    file = { font, weights: weightsOf(font), points };
  } catch (error) {
    if (error instanceof SubjectError) throw error;
    throw new SubjectError([`cannot be read: ${String(error)}. Get the font again`]);
  }
  return { source, address: `/assets/${path.parse(source).name}.${contentHash(bytes)}.woff2`, ...file };
};
