import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { formMemory } from '@/lib/tab-memory';

// Awaited elements may take long on a busy machine, especially the first one of a file, while its modules load.
configure({ asyncUtilTimeout: 30_000 });

// All tests of a file share an address, so a form would start with the input of an earlier test.
beforeEach(() => formMemory.clear());

/**
 * React's development build captures a stack trace for each element, at most 10,000 a second, to locate the element in warnings.
 * Tests read none of these traces, and capturing them takes an eighth of the time of all component tests.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

/**
 * jsdom knows <dialog> but not its methods. These suffice for components: the `open` attribute, focus on the first control and
 * back, Escape as a `cancel` event, and the `close` event. Only a real browser makes the page behind inert and traps the focus.
 */
const openers = new WeakMap<HTMLDialogElement, HTMLElement>();

const cancelOnEscape = (event: KeyboardEvent) => {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
};
document.addEventListener('keydown', cancelOnEscape);

HTMLDialogElement.prototype.showModal = function showModal() {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  if (document.activeElement instanceof HTMLElement) openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, [href], input, select, textarea, [tabindex]')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.removeAttribute('open');
  openers.get(this)?.focus();
  this.dispatchEvent(new Event('close'));
};

/** jsdom has no layout and matches no media queries. Test visitors prefer less motion by default. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media === '(prefers-reduced-motion: reduce)',
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** No element ever becomes visible without a layout, unless a test says so. */
window.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
