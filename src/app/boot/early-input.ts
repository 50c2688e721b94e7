import { BOUNDARY, HYDRATED_EVENT } from '@/ui/layout/hydration-boundary-names';

/** What acts by itself, with or without the app. */
const ACTS_ALONE = 'a[href], input, select, textarea, label, option, summary';

/** What these keys do in such parts is up to the app; elsewhere they scroll. */
const KEYS_OF_PARTS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** Opens something that a press elsewhere closes. */
const OPENER = '[aria-expanded]';
const PARTS_WITH_KEYS = '[role="tab"], [aria-haspopup]';

/**
 * Keeps what a visitor does in parts of the page that the app has not taken over yet, and does it again once it has: the
 * last press of a button or of an arrow key, and the sending of a form. Links act by themselves; fields keep what is
 * entered, and tell the app of it as they hydrate (`src/ui/form/told-fields.ts`).
 * @returns the elements of parts that are hydrated.
 */
export const keepEarlyInput = (): WeakSet<Element> => {
  const ready = new WeakSet<Element>();
  let held: { frame: Element; target: EventTarget | null; act: () => void } | undefined;

  /** The part of the page around an element, unless the app has taken it over. */
  const waitingFrame = (target: EventTarget | null): Element | null => {
    const frame = target instanceof Element ? target.closest(`[${BOUNDARY}]`) : null;
    return frame && !ready.has(frame) ? frame : null;
  };

  const hold = (event: Event, frame: Element, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { frame, target: event.target, act };
  };
  /** What is opened is not opened any more by the time that the app could. */
  const close = () => {
    if (held?.target instanceof Element && held.target.closest(OPENER)) held = undefined;
  };
  document.addEventListener(
    'click',
    (event) => {
      const frame = waitingFrame(event.target);
      const { target } = event;
      close();
      if (!frame || !(target instanceof Element) || target.closest(ACTS_ALONE)) return;
      const button = target.closest<HTMLElement>('button, [role]');
      if (button) hold(event, frame, () => button.click());
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      const frame = waitingFrame(target);
      if (key === 'Escape') close();
      if (!frame || !(target instanceof HTMLElement) || !KEYS_OF_PARTS.includes(key)) return;
      if (!target.matches(PARTS_WITH_KEYS)) return;
      hold(event, frame, () =>
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      );
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const frame = waitingFrame(event.target);
      const { target } = event;
      if (frame && target instanceof HTMLFormElement) hold(event, frame, () => target.requestSubmit());
    },
    { capture: true },
  );
  document.addEventListener(HYDRATED_EVENT, ({ target: frame }) => {
    if (!(frame instanceof Element)) return;
    ready.add(frame);
    if (held?.frame !== frame) return;
    // After React's own work, and after what the app learns from the fields.
    queueMicrotask(held.act);
    held = undefined;
  });
  return ready;
};
