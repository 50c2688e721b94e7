import type { BrowserContext } from '@playwright/test';
import { findDifference, type Step } from '@/app/debugging/find-difference';
import { watchStore, type OnStep } from '@/app/debugging/watch-store';

/** The name under which pages tell of their stores. */
const BINDING = 'recordStep';

declare global {
  interface Window {
    [BINDING]: (document: string, step: string) => void;
  }
}

/** Runs in pages: sends each action, and of each state the parts that are not the ones before. */
const makeOnStep = (): OnStep => {
  const id = String(Math.random());
  let last: Record<string, unknown> = {};
  let isSettled = false;
  return (store, action) => {
    const state = store.getState() as Record<string, unknown>;
    const changed = Object.entries(state).filter(([name, slice]) => slice !== last[name]);
    if (changed.length > 0 || !isSettled)
      window.recordStep(id, JSON.stringify({ changed: Object.fromEntries(changed) }));
    // RTK Query marks what a page puts into its cache by a symbol, which JSON has none of.
    const { arg } = (action as { meta?: { arg?: unknown } } | undefined)?.meta ?? {};
    const isUpsert = Object.getOwnPropertySymbols(Object(arg)).length > 0;
    // A field that is undefined is not one that is missing.
    const keep = (_name: string, value: unknown) => (value === undefined ? '\0undefined' : value);
    if (action) window.recordStep(id, JSON.stringify({ action, isUpsert }, keep));
    last = state;
    isSettled = !action;
  };
};

/** Puts back what {@link makeOnStep} has written for undefined. */
const withUndefined = (value: unknown): unknown => {
  if (value === '\0undefined') return undefined;
  if (Array.isArray(value)) return value.map(withUndefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withUndefined(part)]));
};

/**
 * Records the stores of all documents that the context opens from now on. Gives what replays them, and lists where a state does
 * not follow from the actions.
 */
export const recordStores = async (context: BrowserContext): Promise<() => string[]> => {
  const documents = new Map<string, { url: string; steps: Step[] }>();
  await context.exposeBinding(BINDING, ({ frame }, id: string, step: string) => {
    const seen = documents.get(id)?.steps ?? [];
    documents.set(id, { url: frame.url(), steps: [...seen, withUndefined(JSON.parse(step)) as Step] });
  });
  await context.addInitScript({
    content: `(${watchStore.toString()})((${makeOnStep.toString()})());`,
  });
  return () =>
    [...documents.values()].flatMap(({ url, steps }) => {
      const difference = findDifference(steps);
      return difference === undefined ? [] : [`${url}: ${difference}`];
    });
};
