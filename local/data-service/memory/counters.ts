import { CommandError } from '../port';
import { type CommandTable, exactly, type Run } from './command';
import { notAnInteger } from './errors';
import { isText } from './keyspace';
import { addIntegers, parseFloatStrictly, parseInteger } from './numbers';
import { type Bytes } from './replies';

const LAST_BIT = 2 ** 32 - 1;
const overflow = () => new CommandError('ERR increment or decrement would overflow');

const add =
  (amount: (parameter: Bytes) => number): Run =>
  (keyspace, [key = '', parameter = '']) => {
    const step = amount(parameter);
    const sum = addIntegers(parseInteger(keyspace.read(key, isText) ?? '0'), step, overflow);
    keyspace.update(key, String(sum));
    return sum;
  };

/** Adds numbers in text form, as INCRBYFLOAT and HINCRBYFLOAT do: without an exponent. */
export function addDecimals(before: Bytes, step: Bytes, refusal?: () => CommandError): Bytes {
  const sum = parseFloatStrictly(before, refusal) + parseFloatStrictly(step);
  if (!Number.isFinite(sum)) throw new CommandError('ERR increment would produce NaN or Infinity');
  return Number.isInteger(sum) ? BigInt(sum).toString() : String(sum);
}

function parseBit(text: Bytes, last: number, name: string): number {
  const refusal = () => new CommandError(`ERR bit ${name}is not an integer or out of range`);
  const value = parseInteger(text, refusal);
  if (value < 0 || value > last) throw refusal();
  return value;
}

const bitOf = (value: Bytes, offset: number) =>
  ((value.charCodeAt(offset >> 3) || 0) >> (7 - (offset & 7))) & 1;

const setBit: Run = (keyspace, [key = '', position = '', bit = '']) => {
  const offset = parseBit(position, LAST_BIT, 'offset ');
  const isOn = parseBit(bit, 1, '') === 1;
  const index = Math.floor(offset / 8);
  const before = (keyspace.read(key, isText) ?? '').padEnd(index + 1, '\0');
  const mask = 1 << (7 - (offset % 8));
  const byte = before.charCodeAt(index);
  const changed = String.fromCharCode(isOn ? byte | mask : byte & ~mask);
  keyspace.update(key, before.slice(0, index) + changed + before.slice(index + 1));
  return byte & mask ? 1 : 0;
};

export const counterCommands: CommandTable = {
  INCR: exactly(
    1,
    add(() => 1),
  ),
  DECR: exactly(
    1,
    add(() => -1),
  ),
  INCRBY: exactly(
    2,
    add((step) => parseInteger(step, notAnInteger)),
  ),
  DECRBY: exactly(
    2,
    add((step) => -parseInteger(step)),
  ),
  INCRBYFLOAT: exactly(2, (keyspace, [key = '', step = '']) => {
    const sum = addDecimals(keyspace.read(key, isText) ?? '0', step);
    keyspace.update(key, sum);
    return sum;
  }),
  SETBIT: exactly(3, setBit),
  GETBIT: exactly(2, (keyspace, [key = '', position = '']) => {
    const offset = parseBit(position, LAST_BIT, 'offset ');
    return bitOf(keyspace.read(key, isText) ?? '', offset);
  }),
};
