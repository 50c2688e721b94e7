import { useEffect, useState } from 'react';

/**
 * Fetches a part of the app that is no part of the page, once that stands and `load` is given, which stays the same from
 * call to call.
 */
export const useChunk = <Chunk extends object>(load: (() => Promise<Chunk>) | undefined) => {
  const [chunk, setChunk] = useState<Chunk | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    load?.().then(setChunk, () => setChunk('failed'));
  }, [load, attempt]);
  return { chunk, retry: () => setAttempt(attempt + 1) };
};
