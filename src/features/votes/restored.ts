import type { UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

interface RestoredAction extends UnknownAction {
  /** The stored state, which may be anything; missing on a first visit. */
  payload?: unknown;
}

/**
 * Matches an action with a slice's stored state, at the start or from another tab. Fields that the reducer
 * replaces stay; redux-persist restores the others unchecked.
 */
export const isRestored =
  (key: string) =>
  (action: UnknownAction): action is RestoredAction =>
    action.type === REHYDRATE && action['key'] === key;

/** Returns a field of the stored state, which may be anything. */
export const storedField = ({ payload }: RestoredAction, field: string): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined;

/** Returns a field of the stored state as a list of unchecked values. */
export const storedList = (action: RestoredAction, field: string): unknown[] => {
  const value = storedField(action, field);
  return Array.isArray(value) ? value : [];
};
