import { type CommandTable, type MemoryCommand } from './command';
import { counterCommands } from './counters';
import { unknownCommand, wrongArity } from './errors';
import { expiryCommands } from './expiry';
import { hashCommands } from './hashes';
import { keyCommands } from './keys';
import { listCommands } from './lists';
import { type Bytes } from './replies';
import { setCommands } from './sets';
import { sortedSetRangeCommands } from './sorted-set-ranges';
import { sortedSetCommands } from './sorted-sets';
import { stringCommands } from './strings';

/** All commands that work without a Redis server, except EVAL. */
const table: CommandTable = {
  ...stringCommands,
  ...counterCommands,
  ...keyCommands,
  ...expiryCommands,
  ...hashCommands,
  ...setCommands,
  ...sortedSetCommands,
  ...sortedSetRangeCommands,
  ...listCommands,
};

const commands: ReadonlyMap<string, MemoryCommand> = new Map(Object.entries(table));

/** @throws CommandError if the command is unknown or the number of parameters is wrong */
export function findCommand(name: Bytes, parameters: readonly Bytes[]): MemoryCommand {
  const command = commands.get(name.toUpperCase());
  if (command === undefined) throw unknownCommand(name, parameters);
  if (parameters.length < command.least || parameters.length > command.most) throw wrongArity(name);
  return command;
}
