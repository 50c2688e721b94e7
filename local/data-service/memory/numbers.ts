import { notAFloat, notAnInteger } from './errors';
import { type Bytes } from './replies';

const INTEGER = /^(?:0|-?[1-9]\d*)$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const INFINITY = /^[+-]?inf(?:inity)?$/i;

/** Parses an integer like Redis. Its 64 bits are limited to 2^53 here; larger numbers are refused. */
export function parseInteger(text: Bytes, refusal = notAnInteger): number {
  return safe(INTEGER.test(text) ? Number(text) : NaN, refusal);
}

export function addIntegers(one: number, other: number, refusal = notAnInteger): number {
  return safe(one + other, refusal);
}

function safe(value: number, refusal: () => Error): number {
  if (!Number.isSafeInteger(value)) throw refusal();
  return value;
}

export function parseFloatStrictly(text: Bytes, refusal = notAFloat): number {
  if (INFINITY.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  if (!FLOAT.test(text)) throw refusal();
  return Number(text);
}

/** Formats a number like C's `%.17g`, which is how scores and Lua's numbers become text. */
export function formatDouble(value: number): Bytes {
  if (Math.abs(value) === Infinity) return value < 0 ? '-inf' : 'inf';
  if (Number.isSafeInteger(value)) return String(value);
  const [digits = '', exponent] = value.toPrecision(17).split('e');
  const trimmed = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return exponent === undefined ? trimmed : `${trimmed}e${exponent}`;
}

/** Returns the bounds of a range of indexes, either of which may count from the end; `undefined` if it is empty. */
export function positions(
  start: Bytes,
  stop: Bytes,
  length: number,
): [first: number, afterLast: number] | undefined {
  const first = Math.max(0, fromEnd(parseInteger(start), length));
  const last = Math.min(length - 1, fromEnd(parseInteger(stop), length));
  return first > last ? undefined : [first, last + 1];
}

function fromEnd(position: number, length: number): number {
  return position < 0 ? position + length : position;
}
