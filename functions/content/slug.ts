// Decision record: docs/decisions/0026-unicode.md
import anyAscii from 'any-ascii';
import { CONTENT_LIMITS } from '@/contract/content-fields';

/** Slug of a title without any letter or digit that is allowed in an address. */
const NAMELESS = 'story';

/** Characters that hold a word together, and leave no hyphen. */
const APOSTROPHES = /['’‘ʼ´`׳״]/g;
/** Emoji are removed, because their ASCII names are not part of the title. */
const PICTURES = /[\p{Extended_Pictographic}\p{RI}]/gu;
/** Runs of scripts that write no spaces between words. */
const SPACELESS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Segments a run of unspaced words, and puts a space around each. */
const spaced = (run: string): string =>
  ` ${Array.from(words.segment(run), ({ segment }) => segment).join(' ')} `;

/** Returns a text in lowercase ASCII letters and digits, with one hyphen between words. */
const toWords = (text: string): string =>
  trimmed(
    anyAscii(
      text
        .normalize('NFC')
        .replace(APOSTROPHES, '')
        .replace(PICTURES, ' ')
        // `VIP+` is a different rank than `VIP`.
        .replace(/[+＋]+/g, (signs) => ' plus '.repeat(signs.length))
        .replace(SPACELESS, spaced),
    )
      .toLowerCase()
      // Letters without an ASCII equivalent become apostrophes.
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
  );

/** Cuts words at the last hyphen within a length, or within the first word if that alone is longer. */
function cut(slug: string, length: number): string {
  const end = slug.length > length ? slug.lastIndexOf('-', length) : length;
  return slug.slice(0, end > 0 ? end : length);
}

/**
 * Returns addresses for a story, best first: its title as a slug, then with a number. The last one has the story's id, and is
 * therefore unique.
 */
export function slugsFor(title: string, id: string): string[] {
  // Leaves room for a number, and for the id at the end.
  const slug =
    cut(toWords(title.slice(0, CONTENT_LIMITS.title)), CONTENT_LIMITS.slug - id.length - 1) || NAMELESS;
  return [slug, ...[2, 3, 4, 5].map((number) => `${slug}-${String(number)}`), `${slug}-${id}`];
}

/** Removes a hyphen at each end. There are no two in a row. */
function trimmed(slug: string): string {
  return slug.replace(/^-|-$/g, '');
}
