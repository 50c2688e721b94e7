import type { ClipboardEvent } from 'react';
import { cleanText } from '@/contract/clean-text';

/**
 * Pastes the cleaned text into a field, if cleaning changes it, so that the visitor sees what will be sent
 * and the limit applies to that. The browser's own command keeps undo, the caret and the limit.
 */
export function pasteCleaned(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { currentTarget: field, clipboardData } = event;
  if (field.type === 'password') return;
  const pasted = clipboardData.getData('text/plain');
  const cleaned = cleanText(pasted, field instanceof HTMLTextAreaElement ? 'lines' : 'name');
  // Every browser converts a single kind of line break by itself.
  if (cleaned === pasted.replace(/\r\n?/g, '\n')) return;

  if (document.execCommand('insertText', false, cleaned)) event.preventDefault();
}
