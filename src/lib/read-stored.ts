import { isRecord } from './is-record';

const parse = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Parses redux-persist's stored slice: a JSON object whose values are JSON again. Unchecked, so that the
 * script before the first paint needs no validator; empty if unreadable.
 */
export const readStored = (text: string | null): Partial<Record<string, unknown>> => {
  const stored = parse(text);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, parse(value)]));
};
