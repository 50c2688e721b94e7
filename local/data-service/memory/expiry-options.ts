import { CommandError } from '../port';
import { addIntegers, parseInteger } from './numbers';
import { type Bytes } from './replies';

const UNITS = {
  EX: { milliseconds: 1000, relative: true },
  PX: { milliseconds: 1, relative: true },
  EXAT: { milliseconds: 1000, relative: false },
  PXAT: { milliseconds: 1, relative: false },
} as const;

export type ExpiryUnit = keyof typeof UNITS;

export function isExpiryUnit(word: string): word is ExpiryUnit {
  return Object.hasOwn(UNITS, word);
}

/** Returns the time of an expiry option, in milliseconds since 1970; it may be past. */
export function expiryTime(unit: ExpiryUnit, amount: Bytes, now: number, command: string): number {
  const refusal = () => new CommandError(`ERR invalid expire time in '${command}' command`);
  const { milliseconds, relative } = UNITS[unit];
  return addIntegers(parseInteger(amount) * milliseconds, relative ? now : 0, refusal);
}

/** Returns the same as `expiryTime`, for commands that require a positive amount. */
export function positiveExpiryTime(unit: ExpiryUnit, amount: Bytes, now: number, command: string): number {
  if (parseInteger(amount) <= 0) throw new CommandError(`ERR invalid expire time in '${command}' command`);
  return expiryTime(unit, amount, now, command);
}
