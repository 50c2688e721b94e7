import { useEffect, useState } from 'react';

/**
 * Loads code outside the page's own, once the page has rendered and `load` is given, which must be stable.
 */
export const useChunk = <Chunk extends object>(load: (() => Promise<Chunk>) | undefined) => {
  const [chunk, setChunk] = useState<Chunk | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    load?.().then(setChunk, () => setChunk('failed'));
  }, [load, attempt]);
  return { chunk, retry: () => setAttempt(attempt + 1) };
};
