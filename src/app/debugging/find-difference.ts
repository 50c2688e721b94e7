import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/store/reducer';
import { replayReducer } from './replay';

type State = Record<string, unknown>;

/**
 * An action, or the slices changed since the step before, both as kept by JSON. After an upsert, RTK Query's
 * state is taken from the page, because its action has a mark that JSON drops.
 */
export type Step = { action: UnknownAction; isUpsert?: boolean } | { changed: State };

/** Returns a value as JSON with sorted object keys. */
const written = (value: unknown): string | undefined =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const firstDifference = (recorded: unknown, replayed: unknown, path: string): string => {
  const [one, other] = [recorded, replayed];
  const areObjects = typeof one === 'object' && one && typeof other === 'object' && other;
  const name = areObjects
    ? Object.keys({ ...one, ...other }).find(
        (key) => written((one as State)[key]) !== written((other as State)[key]),
      )
    : undefined;
  if (name === undefined)
    return `${path} was ${String(written(one))} and is replayed as ${String(written(other))}`;
  return firstDifference((one as State)[name], (other as State)[name], `${path}.${name}`);
};

/**
 * Replays a document's actions from its first state and compares each state with the recorded one. A slice
 * that a page injected late starts with the action that it started with there. Says which part of which slice
 * differs after which action; undefined if none does.
 */
export const findDifference = (steps: Step[]): string | undefined => {
  let recorded: State | undefined;
  let before: State = {};
  let replayed: State = {};
  let last = 'the first state';
  let isUpsert = false;
  for (const step of steps) {
    if ('action' in step) {
      last = step.action.type;
      before = replayed;
      replayed = { ...replayReducer(replayed as RootState, step.action) };
      isUpsert = step.isUpsert ?? false;
      continue;
    }
    if (!recorded) {
      recorded = step.changed;
      // A slice without a state in the page yet gets one with its first action.
      replayed = recorded;
      before = recorded;
      continue;
    }
    const { changed } = step;
    recorded = { ...recorded, ...changed };
    if (isUpsert) replayed = { ...replayed, api: recorded['api'] };
    const slices = recorded;
    replayed = Object.fromEntries(Object.entries(replayed).filter(([name]) => name in slices));
    for (const name of Object.keys(recorded)) {
      if (!(name in changed) && replayed[name] === before[name]) continue;
      if (written(recorded[name]) !== written(replayed[name]))
        return `after ${last}: ${firstDifference(recorded[name], replayed[name], name)}`;
    }
    before = replayed;
  }
  return undefined;
};
