import { type Keyspace } from './keyspace';
import { type Bytes, type MemoryReply } from './replies';

/** Executes one command; its parameters exclude the name. Throws before it changes anything. */
export type Run = (keyspace: Keyspace, parameters: readonly Bytes[]) => MemoryReply;

export interface MemoryCommand {
  readonly least: number;
  readonly most: number;
  readonly run: Run;
}

export type CommandTable = Readonly<Record<string, MemoryCommand>>;

/** Returns a command with a fixed number of parameters. */
export const exactly = (count: number, run: Run): MemoryCommand => ({ least: count, most: count, run });
export const between = (least: number, most: number, run: Run): MemoryCommand => ({ least, most, run });
export const atLeast = (least: number, run: Run): MemoryCommand => ({ least, most: Infinity, run });

/** Splits `a 1 b 2` into pairs; `undefined` if the number is odd. */
export function pairs(parameters: readonly Bytes[]): [Bytes, Bytes][] | undefined {
  if (parameters.length % 2 !== 0) return undefined;
  const found: [Bytes, Bytes][] = [];
  for (let index = 0; index < parameters.length; index += 2) {
    found.push([parameters[index] ?? '', parameters[index + 1] ?? '']);
  }
  return found;
}
