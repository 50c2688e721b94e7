/** For calls that only admins may make. */
export const bearer = { bearer: true };

/** Answers of another shape than the contract's count as failed ones. */
export const ifAnswer = (isAnswer: (body: unknown) => boolean) => (response: Response, body: unknown) =>
  response.ok && isAnswer(body);

/** Pages follow each other by cursor; null begins, and ends. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
