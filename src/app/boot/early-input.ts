import { BOUNDARY, HYDRATED_EVENT } from '@/ui/layout/hydration-boundary-names';

/** What acts by itself, with or without the app. */
const ACTS_ALONE = 'a[href], input, select, textarea, label, option, summary';

/** What these keys do in such parts is up to the app; elsewhere they scroll. */
const KEYS_OF_PARTS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];
/** Opens something that a press elsewhere closes. */
const OPENER = '[aria-expanded]';
const PARTS_WITH_KEYS = '[role="tab"], [aria-haspopup]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const prototypeOf = (field: HTMLInputElement | HTMLTextAreaElement): object =>
  field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;

/** Sets a field's text past React, which compares it with what it has seen last and then tells the app of a change. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement): (() => void) => {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // It may have been moved since, as long as the app has not put the field back.
    const caret = field.value === value ? field : { selectionStart, selectionEnd };
    const [start, end] = [caret.selectionStart, caret.selectionEnd];
    field.value = '';
    Object.getOwnPropertyDescriptor(prototypeOf(field), 'value')?.set?.call(field, value);
    if (start !== null) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};

const chooseAgain = (field: HTMLSelectElement): (() => void) => {
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
};

const tickAgain = (field: HTMLInputElement): (() => void) => {
  const { checked } = field;
  return () => {
    field.checked = !checked;
    field.click();
  };
};

/** Reads what was entered in a field, and gives what enters it again. */
const enterAgain = (field: Field): (() => void) => {
  if (field instanceof HTMLSelectElement) return chooseAgain(field);
  const isTicked = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
  return isTicked ? tickAgain(field) : typeAgain(field);
};

/**
 * Keeps what a visitor does in parts of the page that the app has not taken over yet, and does it again once it has: the
 * last press of a button or of an arrow key and the sending of a form, and what was typed or chosen in fields. Links act by
 * themselves.
 */
export const keepEarlyInput = (): void => {
  const ready = new WeakSet<Element>();
  const changed = new Map<Field, () => void>();
  let held: { frame: Element; target: EventTarget | null; act: () => void } | undefined;

  /** The part of the page around an element, unless the app has taken it over. */
  const waitingFrame = (target: EventTarget | null): Element | null => {
    const frame = target instanceof Element ? target.closest(`[${BOUNDARY}]`) : null;
    return frame && !ready.has(frame) ? frame : null;
  };

  const doAgain = (frame: Element) => {
    const act = held?.frame === frame ? held.act : undefined;
    if (act) held = undefined;
    for (const [field, enter] of changed) {
      if (waitingFrame(field) || !frame.contains(field)) continue;
      changed.delete(field);
      enter();
    }
    // After what the app has learned from the fields.
    if (act) queueMicrotask(act);
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
  document.addEventListener(
    'input',
    ({ target }) => {
      // Read now: as soon as React takes the field over, it may put it back to what the app knows.
      if (isField(target) && waitingFrame(target)) changed.set(target, enterAgain(target));
    },
    { capture: true },
  );
  document.addEventListener(HYDRATED_EVENT, ({ target: frame }) => {
    if (!(frame instanceof Element)) return;
    ready.add(frame);
    // React tells of it amid its own work, where it would first put a field back to what the app knows, and lose the caret.
    queueMicrotask(() => doAgain(frame));
  });
};
