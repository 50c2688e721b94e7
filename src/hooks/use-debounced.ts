import { useEffect, useState } from 'react';

/** Longest pause between two keys of a word, in milliseconds. */
const PAUSE_MS = 250;

/** Returns the value once typing has paused. */
export const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
