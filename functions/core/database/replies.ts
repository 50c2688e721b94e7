import { isRecord } from '../untrusted';
import { DatabaseError } from './database';

/**
 * A list.
 * @throws DatabaseError for any other reply, as all of these do
 */
export function toList(reply: unknown): unknown[] {
  if (!Array.isArray(reply)) throw new DatabaseError();
  return reply;
}

/** A boolean, from 1 or 0. */
export function toFlag(reply: unknown): boolean {
  if (reply !== 0 && reply !== 1) throw new DatabaseError();
  return reply === 1;
}

/** A number. */
export function toNumber(reply: unknown): number {
  if (typeof reply !== 'number') throw new DatabaseError();
  return reply;
}

/** One of the given words. */
export function toOneOf<const T extends string>(reply: unknown, words: readonly T[]): T {
  const found = words.find((word) => word === reply);
  if (found === undefined) throw new DatabaseError();
  return found;
}

/** An object, stored as JSON. */
export function toRecord(json: unknown): Record<string, unknown> {
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : null;
  if (!isRecord(value)) throw new DatabaseError();
  return value;
}
