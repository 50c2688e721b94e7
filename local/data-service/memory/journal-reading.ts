import { JournalFile } from './journal-file';
import { checkHeader, fromLine, type JournalEntry } from './journal-lines';

/**
 * Opens a file and passes each of its commands on, the oldest first. Skips commands that a killed process did not finish
 * writing.
 * @returns `undefined` if the file does not exist
 * @throws Error with instructions if the file cannot be read; then it stays unchanged
 */
export async function readJournal(
  path: string,
  onEntry: (entry: JournalEntry) => void,
): Promise<JournalFile | undefined> {
  const file = await JournalFile.open(path);
  if (!file) return undefined;
  let [line, end] = [0, 0];
  try {
    for await (const bytes of file.lines()) {
      line += 1;
      if (line === 1) checkHeader(bytes);
      else fromLine(bytes).forEach(onEntry);
      end += bytes.length + 1;
    }
    if (line === 0) throw new Error('it has no first line');
    await file.cutTo(end);
    return file;
  } catch (error) {
    await file.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${path} cannot be read: ${reason} (line ${line}). It was left as it is: put a good copy in its place, or move it ` +
        'away to begin with an empty site.',
      { cause: error },
    );
  }
}
