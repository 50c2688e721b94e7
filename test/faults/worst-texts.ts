import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';

/** Characters that patterns distinguish: one of each kind, and all spaces and line ends. */
const CHARACTERS = [
  ...'aA0_-. /\\:@=%"\'`~*#<([{§!,;?&+$^|\t\n\r\u00a0\u2028\u2029é\u0301漢Ж\u200b\ue000\u0378😀\0\ud800',
];
const ENDS_LINE = /[\n\r\u2028\u2029]/;

/** A text of `start`, as many `part` as fit, and `end`. */
export interface WorstText {
  readonly start: string;
  readonly part: string;
  readonly end: string;
}

export const lengthen = ({ start, part, end }: WorstText, length: number): string =>
  start + part.repeat(Math.ceil(length / part.length)) + end;

const repeated = (part: string, start = '', end = ''): WorstText => ({ start, part, end });

/** Hard texts for code without a pattern: each character, and pairs with a meaning in some language. */
export const hardTexts: readonly WorstText[] = [
  ...CHARACTERS,
  ...['a ', 'a.', 'a-', 'a@', '> ', '- ', '1. ', '**', '[](', '<a', '`a', '§a', '&#', '%2', '\\"', '\r\n'],
  ...['https://', 'players[', 'There are 1/1 players online:', '\u0327\u0301', 'a\u0301', '👩‍', '🇩'],
].map((part) => repeated(part));

/** Elements of a pattern that match one character. */
const isAtom = ({ type }: AST.Node): boolean =>
  ['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass'].includes(type);

function childrenOf(node: AST.Node): readonly AST.Node[] {
  if (isAtom(node)) return [];
  if ('alternatives' in node) return node.alternatives;
  if ('elements' in node) return node.elements;
  return node.type === 'Quantifier' ? [node.element] : [];
}

function* nodesIn(node: AST.Node): Generator<AST.Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/**
 * Returns the slowest texts for a pattern, judging by its shape: input of an unbounded repetition, with its prefix, repeated many
 * times, and with an end that the rest of the pattern accepts or rejects.
 */
export function worstTextsOf(literal: string): WorstText[] {
  const { pattern, flags } = parseRegExpLiteral(literal);
  const known = new Map<string, RegExp>();
  const takes = ({ raw }: AST.Node, character: string) => {
    const alone = known.get(raw) ?? new RegExp(`^(?:${raw})$`, flags.raw.replace(/[gmy]/g, ''));
    known.set(raw, alone);
    return alone.test(character);
  };
  /** Returns a short text that matches a part of the pattern. */
  const sample = (node: AST.Node): string => {
    if (node.type === 'Character') return String.fromCodePoint(node.value);
    if (isAtom(node)) return CHARACTERS.find((character) => takes(node, character)) ?? '';
    if (node.type === 'Quantifier') return sample(node.element).repeat(Math.min(node.min, 50));
    if (node.type === 'Alternative') return node.elements.map(sample).join('');
    return 'alternatives' in node && node.type !== 'Assertion' ? sample(node.alternatives[0] ?? node) : '';
  };
  /** Returns short texts that match the pattern before and after one of its parts. */
  const around = (node: AST.Node): readonly [before: string, after: string] => {
    const { parent } = node;
    if (!parent) return ['', ''];
    const [before, after] = around(parent);
    if (parent.type !== 'Alternative') return [before, after];
    const at = parent.elements.findIndex((each) => each === node);
    const [sooner, later] = [parent.elements.slice(0, at), parent.elements.slice(at + 1)];
    return [before + sooner.map(sample).join(''), later.map(sample).join('') + after];
  };

  const nodes = [...nodesIn(pattern)];
  const atoms = nodes.filter(isAtom);
  /** One representative of the characters that all parts of the pattern treat alike. */
  const own = atoms.flatMap((atom) => (atom.type === 'Character' ? [sample(atom)] : []));
  const told = Map.groupBy([...CHARACTERS, ...own], (character) =>
    JSON.stringify([ENDS_LINE.test(character), ...atoms.map((atom) => takes(atom, character))]),
  );
  const characters = [...told.values()].flatMap(([character = '']) => [character]);
  const foreign = characters.find((character) => !atoms.some((atom) => takes(atom, character))) ?? '\0';

  const loops = nodes.filter((node) => node.type === 'Quantifier' && node.max === Infinity);
  const ofLoops = loops.flatMap((node) => {
    const { element } = node as AST.Quantifier;
    const [before, after] = around(node);
    const taken = 'alternatives' in element ? element.alternatives.map(sample) : [];
    const parts = [...taken, ...characters.filter((character) => takes(element, character))];
    return parts.flatMap((part) =>
      [part, before + part, part + after, before + part + after, before].flatMap((each) =>
        ['', before, foreign].flatMap((start) =>
          [
            ...['', foreign, after, after + foreign, `${after}\n${foreign}`],
            `${foreign}\u2028${foreign}`,
          ].map((end) => repeated(each, start, end)),
        ),
      ),
    );
  });
  const ofCharacters = characters.flatMap((character) =>
    ['', foreign].flatMap((start) =>
      ['', foreign, `\n${foreign}`].map((end) => repeated(character, start, end)),
    ),
  );
  const texts = [...ofCharacters, repeated(sample(pattern)), ...ofLoops].filter(({ part }) => part !== '');
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
}
