import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { stateOf, type Field } from '@/lib/fields';
import { formMemory } from '@/lib/form-memory';
import { isRecord } from '@/lib/is-record';
import { currentEntry } from '@/lib/tab-memory';
import { usePlace } from '../routing/place';

/** Those that browsers do not fill in again either. */
const SECRET = /password|one-time-code|off/;

const isRemembered = ({ type, autocomplete }: Field): boolean =>
  type !== 'password' && !SECRET.test(autocomplete);

const keyOf = (entry: string, name: string): string => `${entry} ${name}`;

/** Initial values with what was typed before, or undefined if nothing was. */
const recall = <Values extends object>(initial: Values, name: string): Values | undefined => {
  const kept = formMemory.get(keyOf(currentEntry(), name));
  if (!isRecord(kept)) return undefined;
  const typed = Object.entries(initial).map(([field, value]): [string, unknown] => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  return Object.fromEntries(typed) as Values;
};

/** What stands in a form's fields and differs from its initial values. */
const typedIn = (form: HTMLFormElement, initial: object): Record<string, unknown> | undefined => {
  const typed = Object.entries(initial).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name) as Field | null;
    return field && isRemembered(field) && stateOf(field) !== value ? [[name, stateOf(field)]] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as Record<string, unknown>) : undefined;
};

/**
 * Has a form begin with what was typed before the visitor left the page, when they come back to it by the browser's own buttons.
 * Passwords and codes are not kept.
 * @param name the form's, among those of its page; without one, nothing is remembered
 */
export const useFormMemory = <Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  name: string | undefined,
) => {
  const isTakenOver = useIsTakenOver();
  const { key, pathname, isReturn } = usePlace();
  const recalled = () => (name === undefined || !isReturn ? undefined : recall(initial, name));
  const [remembered, setRemembered] = useState(() => (isTakenOver ? undefined : recalled()));
  const shown = useRef({ entry: '', pathname });
  /** True from the moment the form is sent until somebody types again. */
  const isSent = useRef(false);
  useLayoutEffect(() => {
    const kept = isTakenOver && recalled();
    // A prerendered form hydrates empty. What stands in its fields by then is newer, and the app is told of it first.
    if (kept)
      queueMicrotask(() => {
        if (form.current) setRemembered({ ...kept, ...typedIn(form.current, initial) });
      });
    // It begins once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    // Another part of the same page is another entry of the history.
    if (shown.current.pathname === pathname) shown.current.entry = currentEntry();
  }, [key, pathname]);
  useLayoutEffect(() => {
    const element = form.current;
    if (name === undefined || !element) return undefined;
    const save = () =>
      formMemory.set(
        keyOf(shown.current.entry, name),
        isSent.current ? undefined : typedIn(element, initial),
      );
    const notice = () => {
      isSent.current = false;
    };
    element.addEventListener('input', notice);
    window.addEventListener('pagehide', save);
    return () => {
      element.removeEventListener('input', notice);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [form, initial, name]);
  const forget = () => {
    isSent.current = true;
    setRemembered(undefined);
  };
  return { initialValues: remembered ?? initial, forget };
};
