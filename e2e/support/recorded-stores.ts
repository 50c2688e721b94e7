// Decision record: docs/decisions/0027-replayable-logs.md
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { findDifference, type Step } from '@/app/debugging/find-difference';
import { watchStore, type OnStep } from '@/app/debugging/watch-store';

/** Name of the binding through which pages report their stores. */
const BINDING = 'recordStep';

declare global {
  interface Window {
    [BINDING]: (document: string, step: string) => void;
  }
}

/** Runs in pages: sends each action, and the parts of the state that changed. */
const makeOnStep = (): OnStep => {
  const id = String(Math.random());
  let last: Record<string, unknown> = {};
  let isSettled = false;
  return (store, action) => {
    const state = store.getState() as Record<string, unknown>;
    const changed = Object.entries(state).filter(([name, slice]) => slice !== last[name]);
    if (changed.length > 0 || !isSettled)
      window.recordStep(id, JSON.stringify({ changed: Object.fromEntries(changed) }));
    // RTK Query marks upserts into its cache with a symbol, which JSON cannot represent.
    const { arg } = (action as { meta?: { arg?: unknown } } | undefined)?.meta ?? {};
    const isUpsert = Object.getOwnPropertySymbols(Object(arg)).length > 0;
    // An undefined field is not the same as a missing one.
    const keep = (_name: string, value: unknown) => (value === undefined ? '\0undefined' : value);
    if (action) window.recordStep(id, JSON.stringify({ action, isUpsert }, keep));
    last = state;
    isSettled = !action;
  };
};

/** Restores undefined values written by {@link makeOnStep}. */
const withUndefined = (value: unknown): unknown => {
  if (value === '\0undefined') return undefined;
  if (Array.isArray(value)) return value.map(withUndefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withUndefined(part)]));
};

/** Loads the modules that inject slices and endpoints, by their file names, since a replay needs those of every page. */
const loadSlices = async (): Promise<void> => {
  for (const folder of ['src/features', 'src/store']) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files) if (/-(?:api|slice)\.ts$/.test(file)) await import(path.resolve(folder, file));
  }
};

/**
 * Records the stores of all documents that the context opens from now on. Returns a function that replays them and lists states
 * that do not follow from the actions.
 */
export const recordStores = async (context: BrowserContext): Promise<() => string[]> => {
  const documents = new Map<string, { url: string; steps: Step[] }>();
  await loadSlices();
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
