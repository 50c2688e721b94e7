/** Options of calls that need a bearer token. */
export const bearer = { bearer: true };

/** Pages follow each other by cursor; null is both the start and the end. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
