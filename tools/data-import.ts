import { parseArgs } from 'node:util';
import { openTerminal } from './admin/terminal';
import { openWith } from './data/backup-file';
import { importData } from './data/import-data';
import { describeCounts, readPassphrase, runCommand, UsageError } from './data/run-command';

const HELP = `npm run data:import -- FILE [--yes]

Puts what data:export wrote in the place of what the site has of the same subjects, in one step at the end.
  --yes    does not ask where there is something to replace
  --help   shows this
The passphrase is BACKUP_PASSPHRASE, or asked for at a terminal. What was stopped goes on with the same command.
Ends with 0 when it is done, 1 when something went wrong, 2 for wrong arguments, 130 after Ctrl-C.`;

const WORD = 'replace';

await runCommand(HELP, async (onStore) => {
  const options = readArguments();
  if (!options) return console.log(HELP);
  const { file, frames } = await openWith(options.file, (isLocked) =>
    isLocked ? readPassphrase('Passphrase of the backup (not shown): ', false) : Promise.resolve(null),
  );
  try {
    const { outcome, end } = await onStore((store, steps) =>
      importData({
        store,
        file,
        frames,
        ...steps,
        mayReplace: (keys) => (options.isSure ? Promise.resolve(true) : ask(keys, frames.header.at)),
      }),
    );
    if (outcome === 'declined') throw new Error('Nothing was changed.');
    console.log(`Imported: ${describeCounts(end.counts)}.`);
  } finally {
    await file.close();
  }
});

async function ask(keys: number, at: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError(
      `This database is not empty: ${String(keys)} keys would be replaced. --yes does so without asking.`,
    );
  }
  const terminal = openTerminal();
  try {
    const question = `This database holds ${String(keys)} keys of the same subjects. They are replaced by what was at ${at}; what is newer is lost.\nType ${WORD} to go on: `;
    return (await terminal.ask(question)).trim() === WORD;
  } finally {
    terminal.close();
  }
}

function readArguments(): { readonly file: string; readonly isSure: boolean } | null {
  const { values, positionals } = parse();
  if (values.help) return null;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('One file is needed.');
  return { file, isSure: values.yes ?? false };
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { yes: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
