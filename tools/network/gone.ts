import { PAGES_TO_TURN_OFF, SUBJECT_OF_PAGE } from '@/contract/network/subjects';
import type { PageKey, PrivatePageKey } from '@/contract/pages';
import type { Network } from './subjects';

/** Why a network does not have a page, in words for the owner; null where it has it. */
export const whyGone = (
  { identity, missing, pages: { pages } }: Pick<Network, 'identity' | 'missing' | 'pages'>,
  key: PageKey | PrivatePageKey,
): string | null => {
  const subject = SUBJECT_OF_PAGE[key];
  if (subject !== undefined && missing.includes(subject)) return `there is no ${subject}.ts`;
  if (key === 'register' && !identity.registration) return 'identity.registration is false';
  const off = (Object.keys(pages) as PageKey[]).find((head) => {
    const goes: readonly string[] = [head, ...(PAGES_TO_TURN_OFF[head] ?? [])];
    return pages[head]?.off === true && goes.includes(key);
  });
  return off === undefined ? null : `pages.${off} is off`;
};
