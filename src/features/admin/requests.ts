/** For calls that only admins may make. */
export const bearer = { bearer: true };

/** Pages follow each other by cursor; null begins, and ends. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
