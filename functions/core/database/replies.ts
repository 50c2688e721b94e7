import * as v from 'valibot';
import { figure } from '@/contract/shapes';
import { isRecord } from '../untrusted';
import { DatabaseError } from './database';

/**
 * Returns a list.
 * @throws DatabaseError for any other reply, like every function here
 */
export function toList(reply: unknown): unknown[] {
  if (!Array.isArray(reply)) throw new DatabaseError();
  return reply;
}

/** Returns a boolean, from 1 or 0. */
export function toFlag(reply: unknown): boolean {
  if (reply !== 0 && reply !== 1) throw new DatabaseError();
  return reply === 1;
}

export function toNumber(reply: unknown): number {
  if (typeof reply !== 'number') throw new DatabaseError();
  return reply;
}

export function toOneOf<const T extends string>(reply: unknown, words: readonly T[]): T {
  const found = words.find((word) => word === reply);
  if (found === undefined) throw new DatabaseError();
  return found;
}

/** Returns a time in milliseconds since 1970, from a number or its text. */
export function toTime(stored: unknown): number {
  const time = numberIn(stored);
  if (Number.isNaN(new Date(time).getTime())) throw new DatabaseError();
  return time;
}

/** Returns a finite number of 0 or more, from a number or its text. */
export function toFigure(stored: unknown): number {
  const value = numberIn(stored);
  if (!v.is(figure, value)) throw new DatabaseError();
  return value;
}

function numberIn(stored: unknown): number {
  if (typeof stored === 'string') return stored.trim() === '' ? NaN : Number(stored);
  return toNumber(stored);
}

/** Returns a value that matches a schema, from JSON. */
export function toShape<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  if (!parsed.success) throw new DatabaseError();
  return parsed.output;
}

const object = v.custom<Record<string, unknown>>(isRecord);

/** Returns an object, from JSON. */
export const toRecord = (json: unknown): Record<string, unknown> => toShape(object, json);
