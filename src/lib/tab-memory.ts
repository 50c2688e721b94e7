import { isRecord } from './is-record';

/**
 * Returns a store whose values last as long as the tab, across documents, or as long as the document if the
 * browser stores nothing.
 */
export const tabMemory = (name: string) => {
  let values: Record<string, unknown> | undefined;
  const stored = (): Record<string, unknown> => {
    try {
      const read: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
      return isRecord(read) ? read : {};
    } catch {
      return {};
    }
  };
  const all = () => (values ??= stored());
  const store = (next: Record<string, unknown>): void => {
    values = next;
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // Storage is full or blocked.
    }
  };
  return {
    get: (key: string): unknown => all()[key],
    /** Undefined deletes the value. */
    set: (key: string, value: unknown): void => store({ ...all(), [key]: value }),
    clear: (): void => store({}),
  };
};

/** Returns a key that lasts as long as the current entry of the browser's history. */
export const currentEntry = (): string =>
  // eslint-disable-next-line no-restricted-properties -- checked on the same line
  ('navigation' in window && window.navigation.currentEntry?.key) || window.location.href;

/** Input in forms of pages that the visitor left, by history entry and name of the form. */
export const formMemory = tabMemory('forms');
