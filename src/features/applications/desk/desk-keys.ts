import type { KeyboardEvent } from 'react';
import { roveFocus } from '@/ui/menu/rove-focus';

const isTyping = (target: Element): boolean => target.closest('input, textarea, select, dialog') !== null;

export interface DeskKeys {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * Handles keys while the desk has focus: J and K open the next and the previous application, and the arrows
 * move through the list.
 */
export const deskKeys =
  ({ onNext, onPrevious }: DeskKeys) =>
  (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof Element) || isTyping(target)) return;
    if (key === 'j' || key === 'k') {
      event.preventDefault();
      (key === 'j' ? onNext : onPrevious)();
      return;
    }
    const list = target.closest('ol');
    if (list && target instanceof HTMLAnchorElement)
      roveFocus(event, [...list.querySelectorAll<HTMLElement>('a')], 'vertical');
  };
