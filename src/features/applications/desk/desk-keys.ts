import type { KeyboardEvent } from 'react';
import { roveFocus } from '@/ui/menu/rove-focus';

const isTyping = (target: Element): boolean => target.closest('input, textarea, select, dialog') !== null;

export interface DeskKeys {
  onNext: () => void;
  onPrevious: () => void;
}

/**
 * While the focus is on the desk: J and K go to the next and the previous application, and the arrows from line to line
 * of its list.
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
