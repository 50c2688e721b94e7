import type { ApplicationSummary } from '@/contract/application-desk';

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
