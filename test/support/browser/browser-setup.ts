import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { formMemory } from '@/lib/form-memory';

// What is awaited may take its time on a busy machine, most of all the first one of a file, whose modules are loaded meanwhile.
configure({ asyncUtilTimeout: 30_000 });

// All tests of a file stand at one address, where a form would begin with what an earlier test typed.
beforeEach(() => formMemory.clear());

/**
 * React's development build captures a stack trace for each element, at most 10,000 a second, for warnings that show where
 * the element was made. Tests read no such trace, and capturing them takes an eighth of the time of all component tests.
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
 * jsdom knows <dialog> but not its methods. Enough of them for components: the `open` attribute, the focus on the first
 * control and back, Escape as a `cancel` event, and the `close` event. That the page behind is inert, and the trap for
 * the focus, only a real browser shows.
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

/** jsdom lays nothing out and so matches no media: here visitors ask for less motion. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media === '(prefers-reduced-motion: reduce)',
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** For the same reason nothing ever comes into the window, unless a test says that it does. */
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
