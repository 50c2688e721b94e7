import { type Answers, type Question, QUESTIONS } from './questions';

/** Invalid answers, one line each. */
export class AnswersError extends Error {}

/** Asks a question, and resolves with the typed text. Null without a terminal. */
export type Ask = ((text: string) => Promise<string>) | null;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Asks until the answer is valid. */
const askFor = async (
  { asked, usual, read }: Question,
  known: Partial<Answers>,
  ask: NonNullable<Ask>,
  say: (line: string) => void,
): Promise<unknown> => {
  const otherwise = usual?.(known) ?? '';
  const shown = otherwise === '' ? '' : ` [${otherwise}]`;
  for (;;) {
    const typed = (await ask(`${asked}${shown}: `)).trim();
    try {
      return read(typed === '' ? otherwise : typed);
    } catch (error) {
      say(`  ${messageOf(error)}`);
    }
  }
};

/**
 * Takes answers from options, and asks for those that are missing.
 * @param options by name, as given on the command line
 * @throws AnswersError with every invalid or missing answer
 */
export const collectAnswers = async (
  options: Readonly<Record<string, string | undefined>>,
  ask: Ask,
  say: (line: string) => void,
): Promise<Answers> => {
  const [known, faults]: [Partial<Record<keyof Answers, unknown>>, string[]] = [{}, []];
  for (const question of QUESTIONS) {
    const { key, option, usual, read } = question;
    const given = options[option];
    try {
      if (given === undefined && ask)
        known[key] = await askFor(question, known as Partial<Answers>, ask, say);
      else if (given === undefined && !usual) faults.push(`--${option}: is missing`);
      else known[key] = read(given?.trim() ?? usual?.(known as Partial<Answers>) ?? '');
    } catch (error) {
      if (given === undefined && ask) throw error;
      // A default may derive from an answer that is itself invalid.
      if (given !== undefined || faults.length === 0) faults.push(`--${option}: ${messageOf(error)}`);
    }
  }
  if (faults.length > 0) throw new AnswersError(faults.join('\n'));
  return known as Answers;
};
