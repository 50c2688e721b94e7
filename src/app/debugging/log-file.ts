import type { UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '@/lib/is-record';
import { MASK, maskSecrets } from '@/store/mask-secrets';

/** A session: its first state, and all actions since. */
export interface ActionLog {
  state: Record<string, unknown>;
  actions: UnknownAction[];
}

/** Returns the original texts that were masked in a value. */
const secretsIn = (value: unknown, masked: unknown): string[] => {
  if (value === masked) return [];
  if (typeof value === 'string' && typeof masked === 'string')
    return masked === MASK ? [value] : secretsIn(JSON.parse(value), JSON.parse(masked));
  const [fields, shown] = [value, masked] as Record<string, unknown>[];
  return Object.keys(fields ?? {}).flatMap((name) => secretsIn(fields?.[name], shown?.[name]));
};

/**
 * Returns the log in the format that Redux DevTools imports. Secrets are masked wherever their texts occur,
 * including the keys of cached responses.
 */
export const writeLog = (log: ActionLog): string => {
  // Values that JSON drops must not hide a secret from the mask, because requests and dates are not plain
  // objects.
  const plain = JSON.parse(JSON.stringify(log)) as ActionLog;
  const masked = maskSecrets(plain);
  let [payload, preloadedState] = [JSON.stringify(masked.actions), JSON.stringify(masked.state)];
  for (const secret of new Set(secretsIn(plain, masked))) {
    if (!secret) continue;
    [payload, preloadedState] = [payload.replaceAll(secret, MASK), preloadedState.replaceAll(secret, MASK)];
  }
  return JSON.stringify({ payload, preloadedState });
};

/** Reads the output of {@link writeLog}; throws an error with a reason for anything else. */
export const readLog = (text: string): ActionLog => {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file)) throw new Error('This file is no log of actions.');
  const [actions, state] = [file['payload'], file['preloadedState']].map((part): unknown =>
    typeof part === 'string' ? JSON.parse(part) : undefined,
  );
  const areActions = Array.isArray(actions) && actions.every((action) => isRecord(action) && action['type']);
  if (!areActions || !isRecord(state)) throw new Error('This file is no log of actions.');
  return { actions: actions as UnknownAction[], state };
};
