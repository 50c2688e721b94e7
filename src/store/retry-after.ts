import type { Send } from './bearer';

/** Keeps an error answer's `Retry-After`, in seconds, beside its status, where whoever tells the visitor finds it. */
export const withRetryAfter =
  (send: Send): Send =>
  async (request, api, options) => {
    const answer = await send(request, api, options);
    const seconds = answer.meta?.response?.headers.get('Retry-After');
    return answer.error && seconds
      ? { ...answer, error: { ...answer.error, retryAfter: Number(seconds) } }
      : answer;
  };
