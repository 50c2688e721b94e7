import { findCommand } from './commands';
import { type JournalEntry } from './journal-lines';
import { type Keyspace } from './keyspace';
import { READERS } from './readers';
import { type Bytes, type MemoryReply } from './replies';

/** What has to run again to the effect that a command had; `undefined` for none. */
export function effectOf([name = '', ...parameters]: readonly Bytes[], reply: MemoryReply) {
  const command = name.toUpperCase();
  if (READERS.has(command)) return undefined;
  if (command !== 'SPOP') return [name, ...parameters];
  // By chance it would take others.
  const taken = [reply].flat().filter((member) => typeof member === 'string');
  return taken.length === 0 ? undefined : ['SREM', parameters[0] ?? '', ...taken];
}

/** Runs a command as at its time. */
export function replay(keyspace: Keyspace, [time, name = '', ...parameters]: JournalEntry): void {
  keyspace.now = time;
  findCommand(name, parameters).run(keyspace, parameters);
}
