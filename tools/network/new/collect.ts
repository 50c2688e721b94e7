import { type Answers, type Question, QUESTIONS } from './questions';

/** Answers that cannot be used, a line each. */
export class AnswersError extends Error {}

/** Puts a question to somebody, and resolves with what was typed; null where nobody is there. */
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
 * Answers from options, and from somebody for what these leave open.
 * @param options as they were given, by their names
 * @throws AnswersError with all that is wrong or missing
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
      // What is usual may follow from an answer that is wrong itself.
      if (given !== undefined || faults.length === 0) faults.push(`--${option}: ${messageOf(error)}`);
    }
  }
  if (faults.length > 0) throw new AnswersError(faults.join('\n'));
  return known as Answers;
};
