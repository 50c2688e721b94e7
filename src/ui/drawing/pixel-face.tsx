import { useMemo } from 'react';
import { faces } from '@/theme/pigments';
import { tracePaths } from './pixel-icons/drawing';

/** FNV-1a: gives similar names very different values. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
};

/** Hairlines on an 8 by 8 head: the covered columns of the top four rows. */
const cuts: OneOrMore<readonly string[]> = [
  ['hhhhhhhh', 'hhhhhhhh', 'h......h', '........'],
  ['hhhhhhhh', 'hhhhhhhh', 'hhh...hh', 'h......h'],
  ['hhhhhhhh', 'hhhhhhhh', 'hhhhhhhh', 'h......h'],
  ['.hhhhhh.', 'hhhhhhhh', 'hh....hh', 'h......h'],
];
const mouths: OneOrMore<readonly string[]> = [
  ['...nn...', '..m..m..', '...mm...'],
  ['...nn...', '..mmmm..', '........'],
  ['...nn...', '...mm...', '........'],
  ['...nn...', '..hmmh..', '..hhhh..'],
];

type OneOrMore<Item> = readonly [Item, ...Item[]];

const pick = <Item,>(items: OneOrMore<Item>, seed: number): Item => items[seed % items.length] ?? items[0];

type Skin = Record<'base' | 'shade', string>;

/** Returns rows of characters and their colors, always the same for the same name. */
const drawFace = (name: string): { rows: string[]; paint: Record<string, string> } => {
  const seed = hash(name.toLowerCase());
  const skin = pick<Skin>(faces.skin, seed);
  const paint = {
    b: skin.base,
    n: skin.shade,
    h: pick<string>(faces.hair, seed >>> 4),
    e: pick<string>(faces.eyes, seed >>> 9),
    m: faces.mouth,
    w: faces.white,
  };
  const rows = [...pick(cuts, seed >>> 14), '.we..ew.', ...pick(mouths, seed >>> 18)];
  return { rows: rows.map((row) => row.replaceAll('.', 'b')), paint };
};

/** A player's head for a name without a picture. Decorative. */
export const PixelFace = ({ name }: { name: string }) => {
  const paths = useMemo(() => tracePaths(drawFace(name)), [name]);
  return (
    <svg viewBox="0 0 8 8" width="100%" height="100%" shapeRendering="crispEdges" aria-hidden="true">
      {paths.map(({ pigment, path }) => (
        <path key={path} fill={pigment} d={path} />
      ))}
    </svg>
  );
};
