import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import {
  toReadAt,
  toSubmissions,
  toViews,
  type ApplicationState,
  type Submission,
} from './application-state';

/** Twice as many as a network can have positions. */
const KEPT_SUBMISSIONS = 40;

/**
 * Returns each application once, newest first, whatever their order; one withdrawn in any of them stays
 * withdrawn.
 */
export const lastSubmissions = (list: readonly Submission[]): Submission[] => {
  const withdrawn = new Set(list.filter((sent) => sent.withdrawn).map(({ id }) => id));
  const each = new Map(
    list.map((sent) => [sent.id, withdrawn.has(sent.id) ? { ...sent, withdrawn: true } : sent]),
  );
  return [...each.values()]
    .sort((one, other) => other.at - one.at || one.id.localeCompare(other.id))
    .slice(0, KEPT_SUBMISSIONS);
};

/** Matches an action with a slice's stored state, at the start or from another tab. */
export const isRestored =
  (key: string) =>
  (action: UnknownAction): action is UnknownAction & { payload?: unknown } =>
    action.type === REHYDRATE && action['key'] === key;

/**
 * Merges the parts of a state that another tab's must not replace, because two tabs that write at the same
 * moment would lose a private link, a reading or a view. All of them are new objects: redux-persist skips
 * those that a reducer has changed.
 */
export const mergeStored = (
  state: ApplicationState,
  stored: unknown,
): Pick<ApplicationState, 'views' | 'guidelines' | 'submissions'> => {
  const field = (name: keyof ApplicationState): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const [views, others] = [toViews(state.views), toViews(field('views'))];
  const times = [state.guidelines, field('guidelines')].map(toReadAt).filter((time) => time !== null);
  const readAt = times.length > 0 ? Math.max(...times) : null;
  return {
    views: {
      guidelines: Math.max(views.guidelines, others.guidelines),
      form: Math.max(views.form, others.form),
    },
    guidelines: { read: readAt !== null, readAt },
    submissions: lastSubmissions([
      ...toSubmissions(field('submissions')),
      ...toSubmissions(state.submissions),
    ]),
  };
};
