import anyAscii from 'any-ascii';
import { CONTENT_LIMITS } from '@/contract/content-fields';

/** For a title without a letter or digit that an address can have. */
const NAMELESS = 'story';

/** Characters that hold a word together, and leave no hyphen. */
const APOSTROPHES = /['’‘ʼ´`׳״]/g;
/** Pictures have names of their own in ASCII, which nobody wrote. */
const PICTURES = /[\p{Extended_Pictographic}\p{RI}]/gu;
/** Runs of scripts that write no spaces between words. */
const SPACELESS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]+/gu;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns a run of words that stand without spaces with a space around each. */
const spaced = (run: string): string =>
  ` ${Array.from(words.segment(run), ({ segment }) => segment).join(' ')} `;

/** Returns a text in small ASCII letters and digits, with one hyphen between words. */
const toWords = (text: string): string =>
  trimmed(
    anyAscii(
      text
        .normalize('NFC')
        .replace(APOSTROPHES, '')
        .replace(PICTURES, ' ')
        // `VIP+` is another rank than `VIP`.
        .replace(/[+＋]+/g, (signs) => ' plus '.repeat(signs.length))
        .replace(SPACELESS, spaced),
    )
      .toLowerCase()
      // Letters that ASCII has no sign for become apostrophes.
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, '-'),
  );

/** Cuts words at the last hyphen within a length, or within the first word if that alone is longer. */
function cut(slug: string, length: number): string {
  const end = slug.length > length ? slug.lastIndexOf('-', length) : length;
  return slug.slice(0, end > 0 ? end : length);
}

/**
 * Returns addresses for a story, the best first: its title in small ASCII letters, then with a number. The last one has the
 * story's id, which no other one has.
 */
export function slugsFor(title: string, id: string): string[] {
  // Room for a number, and for the id at the end.
  const slug =
    cut(toWords(title.slice(0, CONTENT_LIMITS.title)), CONTENT_LIMITS.slug - id.length - 1) || NAMELESS;
  return [slug, ...[2, 3, 4, 5].map((number) => `${slug}-${String(number)}`), `${slug}-${id}`];
}

/** Removes the hyphens at both ends. There are no two in a row. */
function trimmed(slug: string): string {
  return slug.replace(/^-|-$/g, '');
}
