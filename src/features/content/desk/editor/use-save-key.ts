import { useEffect } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Saves on Ctrl+S and Cmd+S wherever the focus is, instead of the page as a file. A dialog is answered first. */
export const useSaveKey = (save: () => void): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) save();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [save]);
};
