import { useEffect, useState } from 'react';

/** Longest pause between two keys of a word, in milliseconds. */
const PAUSE_MS = 250;

/** Returns the value once typing has paused. */
const useDebounced = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/**
 * Returns the text of a search field and its setter. Once typing has paused, `onSettled` gets the text, for the
 * URL; the field follows where Back, Forward or a link change the URL's `value`.
 */
export const useTypedValue = (value: string, onSettled: (text: string) => void) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim());
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== settled) setTyped(value);
  }
  useEffect(() => {
    if (settled !== value) onSettled(settled);
    // Only a text that was typed goes to the URL.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return [typed, setTyped] as const;
};
