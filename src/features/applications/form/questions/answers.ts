import type { Question } from '@/contract/network/questions';
import { onlyPosition } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';

export type Answers = Record<string, string>;

/** Formik's values; an empty text stands for no position. */
export interface Application {
  /** A position's id. */
  position: string;
  answers: Answers;
}

export const EMPTY: Application = { position: '', answers: {} };

/** Returns a text for each question of the position: the given answer, or an empty one. */
export const startingWith = (position: string, given: Readonly<Answers>): Application => ({
  position,
  answers: Object.fromEntries(
    questionsOf(position).map(({ id: name }) => [
      name,
      Object.hasOwn(given, name) ? (given[name] ?? '') : '',
    ]),
  ),
});

/** Returns an application without answers, for the only position if there is just one. */
export const blank = (): Application => startingWith(onlyPosition(), {});

/** Returns the answers that may be stored in the browser. */
export const keptAnswers = (position: string, answers: Readonly<Answers>): Answers => {
  const unkept = questionsOf(position).filter(({ unkept }) => unkept);
  return Object.fromEntries(
    Object.entries(answers).filter(([answered]) => !unkept.some(({ id: name }) => name === answered)),
  );
};

/** True if any answer is not blank. */
export const hasWords = (answers: Readonly<Answers>): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '');

const isSameQuestion =
  ({ id: name, label, kind, options }: Question) =>
  (other: Question): boolean =>
    other.id === name &&
    other.label === label &&
    other.kind === kind &&
    String(other.options) === String(options);

/** Result of choosing another position. */
export interface Change {
  /** Keeps the answers to questions that both positions ask. */
  next: Application;
  /** Labels of answered questions that the new position does not ask. */
  lost: string[];
}

export const changePosition = ({ position, answers }: Application, to: string): Change => {
  const answered = questionsOf(position).filter(({ id: name }) => (answers[name] ?? '').trim() !== '');
  const asked = questionsOf(to);
  const kept = answered.filter((question) => asked.some(isSameQuestion(question)));
  return {
    next: startingWith(to, Object.fromEntries(kept.map(({ id: name }) => [name, answers[name] ?? '']))),
    lost: answered.filter((question) => !kept.includes(question)).map(({ label }) => label),
  };
};
