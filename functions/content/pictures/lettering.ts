/** How far the next letter is from this one, in units, and its shape as the `d` of an SVG path. */
type Glyph = readonly [advance: number, shape: string];

/** A display face as outlines: no font of the machine takes part, and nothing of a text becomes markup. */
export interface Letters {
  /** Units to the size of a letter. */
  readonly em: number;
  /** Width of the line around each letter, in units. */
  readonly outline: number;
  /** `#rrggbb` */
  readonly color: string;
  /** By character. */
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** Where a line is drawn, in pixels. */
export interface LinePlace {
  /** Of the letters. */
  readonly size: number;
  /** Left end. */
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

export type Lettering = ReturnType<typeof createLettering>;

/** Draws in a face. What it has no letter for is left out, rather than shown as an empty box. */
export function createLettering({ em, outline, color, glyphs }: Letters) {
  const known = new Map(Object.entries(glyphs));
  const glyphsOf = (text: string): Glyph[] =>
    [...text].flatMap((character) => {
      const glyph = known.get(character);
      return glyph ? [glyph] : [];
    });

  /** Width of a line in pixels, at this size in pixels. */
  const widthOf = (text: string, size: number): number =>
    glyphsOf(text).reduce((sum, [advance]) => sum + advance, 0) * (size / em);

  /** What can be drawn of the words of a text. */
  const wordsOf = (text: string): string[] =>
    text
      .normalize('NFC')
      .split(/\s+/)
      .map((word) => [...word].filter((character) => known.has(character)).join(''))
      .filter((word) => word !== '');

  /** As few lines as parts that go on in this order take; a part that is too wide for one stands alone. */
  const lines = (parts: readonly string[], between: string, size: number, width: number): string[] =>
    parts.reduce<string[]>((done, part) => {
      const longer = [...done.slice(-1), part].join(between);
      return widthOf(longer, size) <= width ? [...done.slice(0, -1), longer] : [...done, part];
    }, []);

  return {
    widthOf,
    wordsOf,
    /** Lines of words, which break between them. */
    wrap: (words: readonly string[], size: number, width: number): string[] => lines(words, ' ', size, width),
    /** A word in parts that are each no wider than a line. */
    split: (word: string, size: number, width: number): string[] => lines([...word], '', size, width),

    /** A line as SVG. */
    draw(text: string, { size, x, y }: LinePlace): string {
      let pen = 0;
      const letters = glyphsOf(text).map(([advance, shape]) => {
        const letter = `<path transform="translate(${String(pen)})" d="${shape}"/>`;
        pen += advance;
        return letter;
      });
      const scale = String(size / em);
      return `<g fill="${color}" stroke="${color}" stroke-width="${String(outline)}" transform="translate(${String(x)} ${String(y)}) scale(${scale} -${scale})">${letters.join('')}</g>`;
    },
  };
}
