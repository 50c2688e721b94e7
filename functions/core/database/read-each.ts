import { writeLog } from '../log';
import { DatabaseError } from './database-error';

/** Upper bound of the names that an instance remembers as logged. */
const MOST_LOGGED = 1_000;
const logged = new Set<string>();

/**
 * Reads the records of a list. A record that this site cannot read is left out, so that it breaks nothing for the others, and each
 * instance logs it once.
 * @param list what the log calls the list, such as the key of its records
 * @param read throws `DatabaseError` for a record that cannot be read
 * @param idOf what the log calls the record; nothing personal. Without it, the list is logged once.
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
