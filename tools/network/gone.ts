import { type DeskKey, DESK_KEYS, DESKS } from '@/contract/desks';
import { PAGES_TO_TURN_OFF, SUBJECT_OF_PAGE } from '@/contract/network/subjects';
import { type Page, type PageKey, type PrivatePageKey, PRIVATE_PATHS, PUBLIC_PATHS } from '@/contract/pages';
import type { Network } from './subjects';

type AnyPageKey = PageKey | PrivatePageKey;

/** Paths of all pages that a network may have. */
export const PAGE_PATHS: Readonly<Record<AnyPageKey, Page['path']>> = {
  ...PUBLIC_PATHS,
  ...PRIVATE_PATHS,
  ...(Object.fromEntries(DESK_KEYS.map((key) => [key, DESKS[key].path])) as Record<DeskKey, Page['path']>),
};
export const ALL_PAGE_KEYS = Object.keys(PAGE_PATHS) as readonly AnyPageKey[];

const isDesk = (key: AnyPageKey): key is DeskKey => Object.hasOwn(DESKS, key);

/** Returns the reason why a network lacks a page, in words for the owner; null if it has the page. */
export const whyGone = (
  {
    applications,
    identity,
    missing,
    pages: { pages },
  }: Pick<Network, 'applications' | 'identity' | 'missing' | 'pages'>,
  key: AnyPageKey,
): string | null => {
  const subject = isDesk(key) ? DESKS[key].subject : SUBJECT_OF_PAGE[key];
  if (subject !== undefined && missing.includes(subject)) return `there is no ${subject}.ts`;
  if (key === 'applyGuidelines' && applications.guidelines === undefined)
    return 'applications.ts has no guidelines';
  if (key === 'register' && !identity.registration) return 'identity.registration is false';
  const off = (Object.keys(pages) as PageKey[]).find((head) => {
    const goes: readonly string[] = [head, ...(PAGES_TO_TURN_OFF[head] ?? [])];
    return pages[head]?.off === true && goes.includes(key);
  });
  return off === undefined ? null : `pages.${off} is off`;
};
