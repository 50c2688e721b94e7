import { useCallback, useLayoutEffect, useRef, type Ref, type RefCallback } from 'react';
import { enterAgain, isBox, stateOf, type Field, type FieldState } from '@/lib/fields';
import { useWasPrerendered } from './hooks';

/*
 * Password managers and browsers fill fields without an event, before hydration and later. The app would not
 * know the value, and would reset the field on the next render. Each field is therefore compared with the
 * app's value when it hydrates, on any interaction with the page, and when a form is submitted.
 */

/** The app's value of each field on the page. */
const told = new Map<Field, FieldState>();

const USES = ['focusin', 'pointerdown', 'keydown', 'click', 'input', 'change', 'submit'] as const;

let isTelling = false;

/** Returns the field whose event the app is about to receive; React listens to clicks of checkboxes. */
const heardBy = ({ type, target }: Event): EventTarget | null =>
  type === 'input' || type === 'change' || (type === 'click' && isBox(target)) ? target : null;

const tellApp = (event: Event): void => {
  if (isTelling) return;
  isTelling = true;
  const isHeard = heardBy(event);
  // All are read before the first is reported, because that may render the others again.
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

/** Returns a field's state after the app has set the value. */
const asState = (value: Value): FieldState =>
  typeof value === 'boolean' ? value : String(value).replaceAll(/\r\n?/g, '\n');

const assign = <Element>(ref: Ref<Element> | undefined, element: Element | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/**
 * Makes the app learn a field's value. `value` is the rendered one; undefined for an uncontrolled field.
 * @returns the field's ref, which also sets the given one
 */
export const useToldField = <Element extends Field>(
  value: Value | undefined,
  given?: Ref<Element>,
): RefCallback<Element> => {
  const field = useRef<Element>(null);
  const wasPrerendered = useWasPrerendered();
  // Sets both at once, because effects of surrounding components read the given one.
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
    // Read now, because the next render would reset it. Reported later, because React is still working.
    if (wasPrerendered && stateOf(element) !== known) queueMicrotask(enterAgain(element));
    return () => {
      element.removeEventListener('input', hear);
      forget();
    };
    // Runs once for each element.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useLayoutEffect(() => {
    if (value !== undefined && field.current && told.has(field.current))
      told.set(field.current, asState(value));
  }, [value]);
  return setField;
};
