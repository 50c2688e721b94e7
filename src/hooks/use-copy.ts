import { useEffect, useRef, useState } from 'react';

/** How long the copied state lasts, in milliseconds. */
export const COPIED_MS = 3000;

export interface CopyOutcome {
  onCopied?: ((value: string) => void) | undefined;
  onFailed?: ((value: string) => void) | undefined;
}

const writeToClipboard = async (value: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    // Denied by the visitor or absent outside secure contexts: both mean that the value must be copied by hand.
    return false;
  }
};

/** Copies text and remembers for three seconds that it did; a further copy starts the three seconds anew. */
export const useCopy = ({ onCopied, onFailed }: CopyOutcome = {}) => {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = async (value: string): Promise<void> => {
    const written = await writeToClipboard(value);
    clearTimeout(timer.current);
    if (mounted.current) {
      setCopied(written);
      if (written) timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    }
    (written ? onCopied : onFailed)?.(value);
  };
  return { copied, copy };
};
