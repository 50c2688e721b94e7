import { BOUNDARY, HYDRATED_EVENT } from '../names';

/** Elements that work without the app. */
const ACTS_ALONE = 'a[href], input, select, textarea, label, option, summary';

/** Keys whose effect in such widgets is up to the app; elsewhere they scroll. */
const KEYS_OF_PARTS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
const EXPANDED = 'aria-expanded';
/** Button that opens something which a press elsewhere closes. */
const OPENER = `[${EXPANDED}]`;
const PARTS_WITH_KEYS = '[role="tab"], [aria-haspopup]';

/**
 * Keeps the visitor's input in parts of the page that are not hydrated yet, and repeats it once they are: the
 * last press of a button or arrow key, and the submission of a form. Links work without the app. Fields keep
 * their text, and tell the app when they hydrate (`src/hydration/told-fields.ts`).
 * @returns the elements of hydrated parts.
 */
export const keepEarlyInput = (): WeakSet<Element> => {
  const ready = new WeakSet<Element>();
  let held: { frame: Element; target: EventTarget | null; act: () => void } | undefined;

  /** Returns the part of the page around an element, unless it is hydrated. */
  const waitingFrame = (target: EventTarget | null): Element | null => {
    const frame = target instanceof Element ? target.closest(`[${BOUNDARY}]`) : null;
    return frame && !ready.has(frame) ? frame : null;
  };

  const hold = (event: Event, frame: Element, act: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = { frame, target: event.target, act };
  };
  /** Drops a held press of an opener, which Escape or a press elsewhere has closed. */
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
      if (!button) return;
      const expanded = button.getAttribute(EXPANDED);
      hold(event, frame, () => {
        // A menu that the visitor has entered opens as it hydrates. The press would close it again.
        if (button.getAttribute(EXPANDED) === expanded) button.click();
      });
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
    // Runs after React's own work, and after the fields have told the app their text.
    queueMicrotask(held.act);
    held = undefined;
  });
  return ready;
};
