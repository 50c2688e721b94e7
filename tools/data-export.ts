import { parseArgs } from 'node:util';
import { isSubject, type Subject, SUBJECTS } from '../functions/backup/subjects';
import { exportTo, exportToFile } from './data/export-data';
import { describeCounts, readPassphrase, runCommand, UsageError } from './data/run-command';

const HELP = `npm run data:export -- FILE [--subject NAME]...
npm run --silent data:export -- - > FILE

Writes what the site has, of one moment, to a file that does not exist yet, or to standard output.
  --subject NAME   only this, of ${SUBJECTS.join(', ')}
  --help           shows this
BACKUP_PASSPHRASE encrypts it; without that variable the passphrase is asked for at a terminal, and none is used elsewhere.
What was stopped goes on with the same command, within an hour.
Ends with 0 when it is done, 1 when something went wrong, 2 for wrong arguments, 130 after Ctrl-C.`;

await runCommand(HELP, async (onStore) => {
  const options = readArguments();
  if (!options) return console.log(HELP);
  const { file, subjects } = options;
  const passphrase = await readPassphrase('Passphrase for the backup, empty for none (not shown): ', true);
  if (passphrase === null) console.error('Without a passphrase: whoever has the file can read all of it.');
  const exported = await onStore((store, steps) => {
    const work = { store, subjects, passphrase, ...steps };
    return file === '-' ? exportTo(toStandardOutput, work) : exportToFile(file, work);
  });
  if (exported.isResumed) console.error('Went on where it was stopped.');
  console.error(`Exported: ${describeCounts(exported.counts)}.`);
});

function readArguments(): { readonly file: string; readonly subjects: readonly Subject[] } | null {
  const { values, positionals } = parse();
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.');
  const named = values.subject ?? [];
  const subjects = SUBJECTS.filter((subject) => named.includes(subject));
  const unknown = named.filter((name) => !isSubject(name));
  if (unknown.length > 0) throw new UsageError(`There is no ${unknown.join(', ')}.`);
  return { file, subjects: named.length > 0 ? subjects : SUBJECTS };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { subject: { type: 'string', multiple: true }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function toStandardOutput(bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}
