import { shallowEqual } from 'react-redux';
import type { ApplicationSummary } from '@/contract/application-desk';

/** A list of applications as far as it is loaded, page by page. */
export type Pages = { applications: ApplicationSummary[] }[];

/** What of an application changes while it is looked at. */
export type Changing = Pick<ApplicationSummary, 'state' | 'note' | 'announcement'>;
export type Patch = { [Name in keyof Changing]?: Changing[Name] | undefined };
const CHANGING = ['state', 'note', 'announcement'] as const satisfies (keyof Changing)[];

/** Where an application stood: the page, and the place on it. */
export interface Place {
  page: number;
  index: number;
}

const find = (pages: Pages, id: string): ApplicationSummary | undefined =>
  pages.flatMap(({ applications }) => applications).find((application) => application.id === id);

const set = <Name extends keyof Changing>(
  target: Changing,
  name: Name,
  value: Changing[Name] | undefined,
) => {
  if (value !== undefined) target[name] = value;
};

export const patch = (target: Changing, changes: Patch): void => {
  for (const name of CHANGING) set(target, name, changes[name]);
};

/** Takes a change back, but for what has become something else since. */
export const patchBack = (target: Changing, before: Changing, changes: Patch): void => {
  for (const name of CHANGING) if (shallowEqual(target[name], changes[name])) set(target, name, before[name]);
};

export const patchIn = (pages: Pages, id: string, changes: Patch): void => {
  const found = find(pages, id);
  if (found) patch(found, changes);
};

export const patchBackIn = (pages: Pages, before: ApplicationSummary, changes: Patch): void => {
  const found = find(pages, before.id);
  if (found) patchBack(found, before, changes);
};

/**
 * Brings a line up to date. What an admin does is shown before the server has it, so state and note only follow an
 * answer that is newer than the line.
 */
export const refreshIn = (
  pages: Pages,
  { id, updatedAt, state, note, announcement }: ApplicationSummary,
): void => {
  const found = find(pages, id);
  if (!found) return;
  patch(found, updatedAt > found.updatedAt ? { state, note, announcement } : { announcement });
  if (updatedAt > found.updatedAt) found.updatedAt = updatedAt;
};

export const removeFrom = (pages: Pages, id: string): Place | null => {
  for (const [page, { applications }] of pages.entries()) {
    const index = applications.findIndex((application) => application.id === id);
    if (index < 0) continue;
    applications.splice(index, 1);
    return { page, index };
  }
  return null;
};

/** Puts a removed application back near where it stood; others may have come and gone meanwhile. */
export const putBack = (pages: Pages, application: ApplicationSummary, { page, index }: Place): void => {
  if (find(pages, application.id)) return;
  const target = pages[page] ?? pages.at(-1);
  target?.applications.splice(index, 0, application);
};

/**
 * How many of the `newest` a list does not show yet. Those that are older than all that is loaded stand on a page of
 * it that was not asked for.
 */
export const countNew = (
  listed: ApplicationSummary[],
  newest: ApplicationSummary[],
  hasMore: boolean,
): number => {
  const known = new Set(listed.map(({ id }) => id));
  const oldest = hasMore ? (listed.at(-1)?.submittedAt ?? '') : '';
  return newest.filter(({ id, submittedAt }) => !known.has(id) && submittedAt >= oldest).length;
};
