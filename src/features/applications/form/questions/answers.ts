import type { Question } from '@/contract/network/applications';
import { questionsOf } from '@/lib/questions';

export type Answers = Record<string, string>;

/** What Formik holds: no position yet is the empty text. */
export interface Application {
  /** A position's id. */
  position: string;
  answers: Answers;
}

export const EMPTY: Application = { position: '', answers: {} };

/** One text for each question of the position: the given answer, or an empty one. */
export const startingWith = (position: string, given: Readonly<Answers>): Application => ({
  position,
  answers: Object.fromEntries(
    questionsOf(position).map(({ id: name }) => [
      name,
      Object.hasOwn(given, name) ? (given[name] ?? '') : '',
    ]),
  ),
});

/** The answers that may stay in the browser. */
export const keptAnswers = (position: string, answers: Readonly<Answers>): Answers => {
  const unkept = questionsOf(position).filter(({ unkept }) => unkept);
  return Object.fromEntries(
    Object.entries(answers).filter(([answered]) => !unkept.some(({ id: name }) => name === answered)),
  );
};

/** Whether anything has been written. */
export const hasWords = (answers: Readonly<Answers>): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '');

const isSameQuestion =
  ({ id: name, label, kind, options }: Question) =>
  (other: Question): boolean =>
    other.id === name &&
    other.label === label &&
    other.kind === kind &&
    String(other.options) === String(options);

/** What becomes of an application when its applicant chooses another position. */
export interface Change {
  /** With the answers to questions that both positions ask. */
  next: Application;
  /** Labels of the answered questions that the other position does not ask. */
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
