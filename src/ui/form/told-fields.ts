import { useCallback, useLayoutEffect, useRef, type Ref, type RefCallback } from 'react';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { enterAgain, isBox, stateOf, type Field, type FieldState } from '@/lib/fields';

/*
 * Password managers and browsers fill fields without an event: ahead of hydration, and later. The app would not know of it,
 * and would put the field back when it is drawn again. So each field is compared with what the app knows of it when it
 * hydrates, when anything on the page is used, and when a form is sent.
 */

/** What the app knows of each field on the page. */
const told = new Map<Field, FieldState>();

const USES = ['focusin', 'pointerdown', 'keydown', 'click', 'input', 'change', 'submit'] as const;

let isTelling = false;

/** The field that the app is about to hear of by itself: React listens to the clicks of boxes. */
const heardBy = ({ type, target }: Event): EventTarget | null =>
  type === 'input' || type === 'change' || (type === 'click' && isBox(target)) ? target : null;

const tellApp = (event: Event): void => {
  if (isTelling) return;
  isTelling = true;
  const isHeard = heardBy(event);
  // All are read before one is told of, with which the app may draw the others again.
  const untold = [...told].filter(([field, known]) => field !== isHeard && stateOf(field) !== known);
  for (const enter of untold.map(([field]) => enterAgain(field))) enter();
  isTelling = false;
};

const watch = (field: Field, known: FieldState): (() => void) => {
  if (told.size === 0) for (const use of USES) document.addEventListener(use, tellApp, { capture: true });
  told.set(field, known);
  return () => {
    told.delete(field);
    if (told.size === 0)
      for (const use of USES) document.removeEventListener(use, tellApp, { capture: true });
  };
};

type Value = string | number | boolean | readonly string[];

/** As a field has it once the app has put it there. */
const asState = (value: Value): FieldState =>
  typeof value === 'boolean' ? value : String(value).replaceAll(/\r\n?/g, '\n');

const assign = <Element>(ref: Ref<Element> | undefined, element: Element | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/**
 * Has the app know what stands in a field. `value` is what it is drawn with; undefined where the field itself keeps what is
 * entered.
 * @returns the field's ref, which feeds the given one
 */
export const useToldField = <Element extends Field>(
  value: Value | undefined,
  given?: Ref<Element>,
): RefCallback<Element> => {
  const field = useRef<Element>(null);
  const isTakenOver = useIsTakenOver();
  // Both at once: effects of what is drawn beside the field read the given one.
  const setField = useCallback(
    (element: Element | null) => {
      field.current = element;
      assign(given, element);
    },
    [given],
  );

  useLayoutEffect(() => {
    const element = field.current;
    if (!element || ('readOnly' in element && element.readOnly)) return undefined;
    const known = value === undefined ? stateOf(element) : asState(value);
    const hear = () => void told.set(element, stateOf(element));
    const forget = watch(element, known);
    if (value === undefined) element.addEventListener('input', hear);
    // Read now: what is drawn next would put it back. Entered later: React is amid its own work.
    if (isTakenOver && stateOf(element) !== known) queueMicrotask(enterAgain(element));
    return () => {
      element.removeEventListener('input', hear);
      forget();
    };
    // It begins once for each element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (value !== undefined && field.current && told.has(field.current))
      told.set(field.current, asState(value));
  }, [value]);
  return setField;
};
