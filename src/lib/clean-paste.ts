import type { ClipboardEvent } from 'react';
import { cleanText } from '@/contract/clean-text';

/**
 * Pastes the cleaned text into a field where what is pasted has to be cleaned, so that the visitor sees what will be sent and its limit
 * counts no more. The browser's own command keeps undo, the caret and the limit.
 */
export function pasteCleaned(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { currentTarget: field, clipboardData } = event;
  if (field.type === 'password') return;
  const pasted = clipboardData.getData('text/plain');
  const cleaned = cleanText(pasted, field instanceof HTMLTextAreaElement ? 'lines' : 'name');
  // Every browser turns a single kind of line break into its own.
  if (cleaned === pasted.replace(/\r\n?/g, '\n')) return;

  if (document.execCommand('insertText', false, cleaned)) event.preventDefault();
}
