import type { Position } from '@/content/applications/positions';
import type { Question } from '@/content/applications/question';
import { questionsOf } from '@/content/applications/questions';

export type Answers = Record<string, string>;

/** What Formik holds: no position yet is the empty text. */
export interface Application {
  position: Position | '';
  answers: Answers;
}

export const EMPTY: Application = { position: '', answers: {} };

/** One text for each question of the position: the given answer, or an empty one. */
export const startingWith = (position: Position, given: Readonly<Answers>): Application => ({
  position,
  answers: Object.fromEntries(
    questionsOf(position).map(({ name }) => [name, Object.hasOwn(given, name) ? (given[name] ?? '') : '']),
  ),
});

/** The answers that may stay in the browser. */
export const keptAnswers = (position: Position, answers: Readonly<Answers>): Answers => {
  const unkept = questionsOf(position).filter(({ isUnkept }) => isUnkept);
  return Object.fromEntries(
    Object.entries(answers).filter(([answered]) => !unkept.some(({ name }) => name === answered)),
  );
};

/** Whether anything has been written. */
export const hasWords = (answers: Readonly<Answers>): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '');

const isSameQuestion =
  ({ name, label, kind }: Question) =>
  (other: Question): boolean =>
    other.name === name && other.label === label && other.kind === kind;

/** What becomes of an application when its applicant chooses another position. */
export interface Change {
  /** With the answers to questions that both positions ask. */
  next: Application;
  /** Labels of the answered questions that the other position does not ask. */
  lost: string[];
}

export const changePosition = ({ position, answers }: Application, to: Position): Change => {
  const answered = (position === '' ? [] : questionsOf(position)).filter(
    ({ name }) => (answers[name] ?? '').trim() !== '',
  );
  const asked = questionsOf(to);
  const kept = answered.filter((question) => asked.some(isSameQuestion(question)));
  return {
    next: startingWith(to, Object.fromEntries(kept.map(({ name }) => [name, answers[name] ?? '']))),
    lost: answered.filter((question) => !kept.includes(question)).map(({ label }) => label),
  };
};
