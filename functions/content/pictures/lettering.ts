/** Distance to the next letter, in units, and the letter's shape as the `d` of an SVG path. */
type Glyph = readonly [advance: number, shape: string];

/** A typeface as outlines, so that no font of the machine is used, and no text becomes markup. */
export interface Letters {
  /** Units per em. */
  readonly em: number;
  /** Width of the stroke around each letter, in units. */
  readonly outline: number;
  /** Distance between two lines, in ems. */
  readonly lineHeight: number;
  /** `#rrggbb` */
  readonly color: string;
  /** Outlines by character, without combining marks, which would have to be positioned on their letter. */
  readonly glyphs: Readonly<Record<string, Glyph>>;
}

/** Position of a line, in pixels. */
export interface LinePlace {
  readonly size: number;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
}

/** Characters that can be left out of a word: emoji and their parts, and invisible characters. */
const DISPENSABLE = /[\p{Extended_Pictographic}\p{RI}\p{EMod}\u20E3\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Hyphens that differ from the keyboard's only in line breaking. */
const HYPHENS = /[\u2010\u2011]/g;

export type Face = ReturnType<typeof createFace>;

function createFace({ em, outline, lineHeight, color, glyphs }: Letters) {
  const known = new Map(Object.entries(glyphs));
  const glyphsOf = (text: string): Glyph[] =>
    [...text].flatMap((character) => {
      const glyph = known.get(character);
      return glyph ? [glyph] : [];
    });
  const has = (text: string): boolean => [...text].every((character) => known.has(character));

  /** Returns a character as the face draws it, `fi` for `ﬁ`, or null if it lacks the letter. */
  const drawable = (character: string): string | null => {
    const plain = known.has(character) ? character : character.normalize('NFKC');
    if (has(plain)) return plain;
    return DISPENSABLE.test(character) ? '' : null;
  };

  /** Returns the width of a line in pixels, at this size in pixels. */
  const widthOf = (text: string, size: number): number =>
    glyphsOf(text).reduce((sum, [advance]) => sum + advance, 0) * (size / em);

  /** Joins consecutive parts into as few lines as possible; a part that is too wide gets its own line. */
  const lines = (parts: readonly string[], between: string, size: number, width: number): string[] =>
    parts.reduce<string[]>((done, part) => {
      const longer = [...done.slice(-1), part].join(between);
      return widthOf(longer, size) <= width ? [...done.slice(0, -1), longer] : [...done, part];
    }, []);

  return {
    lineHeight,
    widthOf,
    /** Returns the words of a text without its emoji, or null if the face lacks a letter or sign of them. */
    wordsOf(text: string): string[] | null {
      const words: string[] = [];
      for (const word of text.normalize('NFC').replace(HYPHENS, '-').split(/\s+/)) {
        const drawn = [...word].map(drawable);
        if (drawn.includes(null)) return null;
        words.push(drawn.join(''));
      }
      return words.filter((word) => word !== '');
    },
    wrap: (words: readonly string[], size: number, width: number): string[] => lines(words, ' ', size, width),
    /** Splits a word into parts that each fit into a line. */
    split: (word: string, size: number, width: number): string[] => lines([...word], '', size, width),

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

/** A text with the face that draws it. */
export interface Lettered {
  readonly face: Face;
  readonly words: readonly string[];
}

export type Lettering = ReturnType<typeof createLettering>;

/**
 * Draws texts completely or not at all, each in the first face that has all of its letters. Scripts that need joined letters or
 * another direction are not supported.
 */
export function createLettering(letters: readonly Letters[]) {
  const faces = letters.map(createFace);
  return {
    /** Returns a text with its face, or null if each face lacks a letter. */
    letter(text: string): Lettered | null {
      for (const face of faces) {
        const words = face.wordsOf(text);
        if (words) return { face, words };
      }
      return null;
    },
  };
}
