import { useEffect, useRef, useState } from 'react';

/** Time for which the result shows, in milliseconds. */
export const COPIED_MS = 3000;

export interface CopyOutcome {
  onCopied?: ((value: string) => void) | undefined;
  onFailed?: ((value: string) => void) | undefined;
}

/** Copies from a selected field, placed in an open dialog because the page behind it cannot be focused. */
const copyByCommand = (value: string): boolean => {
  const opener = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value, readOnly: true });
  field.style.position = 'fixed';
  (opener?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
};

const writeToClipboard = async (value: string): Promise<boolean> => {
  try {
    // Missing on plain `http:` addresses.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return copyByCommand(value);
    await clipboard.writeText(value);
    return true;
  } catch {
    // Denied by the visitor, or impossible in this browser: the value must be copied by hand.
    return false;
  }
};

/** Copies text and keeps the result for three seconds; a further copy restarts them. */
export const useCopy = ({ onCopied, onFailed }: CopyOutcome = {}) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
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
      setOutcome(written ? 'copied' : 'failed');
      timer.current = setTimeout(() => setOutcome(null), COPIED_MS);
    }
    (written ? onCopied : onFailed)?.(value);
  };
  return { copied: outcome === 'copied', failed: outcome === 'failed', copy };
};
