import { writeLog } from '../log';
import { DatabaseError } from './database-error';

/** Upper bound of the names that an instance remembers as logged. */
const MOST_LOGGED = 1_000;
const logged = new Set<string>();

/**
 * Reads the records of a list. An unreadable record is left out, so that the others still show, and each instance logs it once.
 * @param list name of the list in the log, such as the key of its records
 * @param read throws `DatabaseError` for a record that cannot be read
 * @param idOf returns the record's name in the log; nothing personal. Without it, the list is logged once.
 */
export function readEach<Stored, Item>(
  list: string,
  stored: readonly Stored[],
  read: (record: Stored, index: number) => Item,
  idOf: (record: Stored, index: number) => string | null = () => null,
): Item[] {
  return stored.flatMap((record, index) => {
    try {
      return [read(record, index)];
    } catch (fault) {
      if (!(fault instanceof DatabaseError)) throw fault;
      logUnreadable(list, idOf(record, index));
      return [];
    }
  });
}

function logUnreadable(list: string, id: string | null): void {
  const name = `${list} ${id ?? ''}`;
  if (logged.has(name) || logged.size >= MOST_LOGGED) return;
  logged.add(name);
  writeLog({ level: 'error', event: 'record_unreadable', list, id });
}
