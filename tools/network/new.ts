import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { checkNetworks } from './check-networks';
import { networkFolder } from './choose';
import { AnswersError, type Ask, collectAnswers } from './new/collect';
import { type Answers, QUESTIONS } from './new/questions';
import { writeNew } from './new/write-new';

const HELP = `Writes the folder of a new network, from answers to questions or from options:

${QUESTIONS.map(({ option, asked }) => `  --${option.padEnd(12)}${asked}`).join('\n')}

Nothing that is there is ever overwritten. Without a terminal, what no option says is as usual, or told to be missing.`;

/** Returns the options; exits with a line to read when one of them cannot be used. */
const readOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(
          QUESTIONS.map(({ option }) => [option, { type: 'string', multiple: true } as const]),
        ),
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error('--help lists all options.');
    process.exit(1);
  }
};

const { values, positionals } = readOptions();
if (positionals.length > 0) {
  console.error(
    `${positionals.join(' ')}: belongs to no option. Put a value with spaces in quotes: --name "Old Kingdom"`,
  );
  console.error('--help lists all options.');
  process.exit(1);
}
const options = Object.fromEntries(
  Object.entries(values as Record<string, string[] | boolean | undefined>).map(([option, given]) => [
    option,
    Array.isArray(given) ? given.join(' ') : undefined,
  ]),
);

const isOpen = QUESTIONS.some(({ option }) => options[option] === undefined);
const isSomebodyThere = process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'];
const terminal =
  isOpen && isSomebodyThere ? createInterface({ input: process.stdin, output: process.stdout }) : null;
const ended = new AbortController();
// A question would wait for ever if the input ended.
terminal?.once('close', () => ended.abort());
const ask: Ask = terminal && ((text) => terminal.question(text, { signal: ended.signal }));

/** True if `npm start` builds the folder with the current settings. */
const isBuilt = async (folder: string): Promise<boolean> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const built = await networkFolder(process.cwd(), process.env['NETWORK']).catch(() => null);
  return built === folder;
};

const next = (folder: string, { folder: name, url }: Answers, isNamed: boolean): string => `
${folder} is written. What to do next:
  1. Read its files and write your own texts. Read legal.ts in any case, and tell the truth in it.
  2. npm run network:check   says what is wrong or missing
  3. npm start               shows the site; ${url} is where it will be${isNamed ? '' : `\n     There are other networks, too: NETWORK=${name} in .env says that this is the one`}
docs/MAKE-IT-YOURS.md tells what each file is for.`;

const run = async (): Promise<void> => {
  const answers = await collectAnswers(options, ask, (line) => console.log(line));
  const folder = await writeNew(process.cwd(), answers);
  for (const { state, line } of await checkNetworks(process.cwd(), [answers.folder])) {
    if (state === 'wrong') process.exitCode = 1;
    console.log(state === 'warning' ? `warning: ${line}` : line);
  }
  console.log(next(folder, answers, await isBuilt(folder)));
};

if (values['help'] === true) console.log(HELP);
else
  await run()
    .catch((error: unknown) => {
      process.exitCode = 1;
      if (ended.signal.aborted) console.error('\nStopped: nothing is written.');
      else console.error(error instanceof Error ? error.message : String(error));
      if (error instanceof AnswersError) console.error('--help lists all options.');
    })
    .finally(() => terminal?.close());
