import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

interface RestoredAction extends UnknownAction {
  /** What lay in storage: anything. Nothing on a first visit. */
  payload?: unknown;
}

/**
 * Matches a slice's state coming from storage, at the start or from another tab. Whatever field its reducer sets anew
 * then stays; redux-persist takes the others over as they lay there.
 */
export const isRestored =
  (key: string) =>
  (action: UnknownAction): action is RestoredAction =>
    action.type === REHYDRATE && action['key'] === key;

/** A field of what lay in storage: anything. */
export const storedField = ({ payload }: RestoredAction, field: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined;

/** A field of what lay in storage, as a list of whatever. */
export const storedList = (action: RestoredAction, field: string): unknown[] => {
  const value = storedField(action, field);
  return Array.isArray(value) ? value : [];
};
