import { isRecord } from './is-record';

/**
 * Values that last as long as the tab, also while it shows another document. Where the browser stores nothing, they last as long
 * as the document.
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
      // It is full, or blocked.
    }
  };
  return {
    get: (key: string): unknown => all()[key],
    /** Undefined forgets it. */
    set: (key: string, value: unknown): void => store({ ...all(), [key]: value }),
    clear: (): void => store({}),
  };
};

/** The same for as long as the entry is in the browser's history. */
export const currentEntry = (): string =>
  // eslint-disable-next-line no-restricted-properties -- checked on the same line
  ('navigation' in window && window.navigation.currentEntry?.key) || window.location.href;
