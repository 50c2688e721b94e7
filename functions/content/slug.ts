import { CONTENT_LIMITS } from '@/contract/content-fields';

/** For a title without a letter or digit that an address can have. */
const NAMELESS = 'story';

/**
 * Addresses for a story, the best first: its title in small letters, then with a number; the last one has the story's id, which no
 * other one has.
 */
export function slugsFor(title: string, id: string): string[] {
  const words = title
    // Marks go before `normalize`, too, which takes a step for each pair of them to put a row of them in order.
    .replace(/\p{M}/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  // Room for a number, and for the id at the end.
  const slug = trimmed(trimmed(words).slice(0, CONTENT_LIMITS.slug - id.length - 1)) || NAMELESS;
  return [slug, ...[2, 3, 4, 5].map((number) => `${slug}-${String(number)}`), `${slug}-${id}`];
}

/** Removes the hyphens at both ends. There are no two in a row. */
const trimmed = (slug: string): string => slug.replace(/^-|-$/g, '');
