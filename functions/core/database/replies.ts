import * as v from 'valibot';
import { figure } from '@/contract/shapes';
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

/** A time in milliseconds since 1970, a number or the text of one. */
export function toTime(stored: unknown): number {
  const time = numberIn(stored);
  if (Number.isNaN(new Date(time).getTime())) throw new DatabaseError();
  return time;
}

/** A finite number, 0 or more, or the text of one. */
export function toFigure(stored: unknown): number {
  const value = numberIn(stored);
  if (!v.is(figure, value)) throw new DatabaseError();
  return value;
}

function numberIn(stored: unknown): number {
  if (typeof stored === 'string') return stored.trim() === '' ? NaN : Number(stored);
  return toNumber(stored);
}

/** What a schema takes, stored as JSON. */
export function toShape<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), json);
  if (!parsed.success) throw new DatabaseError();
  return parsed.output;
}

const object = v.custom<Record<string, unknown>>(isRecord);

/** An object, stored as JSON. */
export const toRecord = (json: unknown): Record<string, unknown> => toShape(object, json);
