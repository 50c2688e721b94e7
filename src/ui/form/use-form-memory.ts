import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useWasPrerendered } from '@/hydration/hooks';
import { stateOf, type Field } from '@/lib/fields';
import { isRecord } from '@/lib/is-record';
import { formMemory, currentEntry } from '@/lib/tab-memory';
import { useIsReturn } from '../routing/browser-router';

/** Autocomplete values whose fields browsers do not restore either. */
const SECRET = /password|one-time-code|off/;

const isRemembered = ({ type, autocomplete }: Field): boolean =>
  type !== 'password' && !SECRET.test(autocomplete);

const keyOf = (entry: string, name: string): string => `${entry} ${name}`;

/** Returns the initial values with the earlier input, or undefined if there was none. */
const recall = <Values extends object>(initial: Values, name: string): Values | undefined => {
  const kept = formMemory.get(keyOf(currentEntry(), name));
  if (!isRecord(kept)) return undefined;
  const typed = Object.entries(initial).map(([field, value]): [string, unknown] => [
    field,
    typeof kept[field] === typeof value ? kept[field] : value,
  ]);
  return Object.fromEntries(typed) as Values;
};

/** Returns the values of a form's fields that differ from its initial values. */
const typedIn = (form: HTMLFormElement, initial: object): Record<string, unknown> | undefined => {
  const typed = Object.entries(initial).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name) as Field | null;
    return field && isRemembered(field) && stateOf(field) !== value ? [[name, stateOf(field)]] : [];
  });
  return typed.length > 0 ? (Object.fromEntries(typed) as Record<string, unknown>) : undefined;
};

/**
 * Restores a form's input when the visitor returns to the page by the browser's own buttons. Passwords and
 * codes are not kept.
 * @param name the form's, unique within its page; without one, nothing is stored
 */
export const useFormMemory = <Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  initial: Values,
  name: string | undefined,
) => {
  const wasPrerendered = useWasPrerendered();
  const { key, pathname } = useLocation();
  const isReturn = useIsReturn();
  const recalled = () => (name === undefined || !isReturn ? undefined : recall(initial, name));
  const [remembered, setRemembered] = useState(() => (wasPrerendered ? undefined : recalled()));
  const shown = useRef({ entry: '', pathname });
  /** True from submission until the next input. */
  const isSent = useRef(false);
  useLayoutEffect(() => {
    const kept = wasPrerendered && recalled();
    // A prerendered form hydrates empty. Its fields may have newer text by then, which the app is told first.
    if (kept)
      queueMicrotask(() => {
        if (form.current) setRemembered({ ...kept, ...typedIn(form.current, initial) });
      });
    // Runs once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    // Another part of the same page is another history entry.
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
