import { questions } from '#network/questions';
import type { Mark, Question, QuestionSection } from '@/contract/network/questions';
import { byId } from './by-id';

/**
 * Returns a position's questions under their headings, in the form's order; empty if the network does not
 * offer the position.
 */
export const sectionsOf = (position: string): readonly QuestionSection[] =>
  byId(questions, position)?.sections ?? [];

/** Returns all questions of a position in the form's order, which messages to the team keep. */
export const questionsOf = (position: string): readonly Question[] =>
  sectionsOf(position).flatMap((section) => section.questions);

/** Returns the answer to a position's question with a mark; empty if there is none. */
export const markedAnswer = (
  position: string,
  mark: Mark,
  answers: Readonly<Record<string, string>>,
): string => {
  const asked = questionsOf(position).find((question) => question.mark === mark);
  return (asked && answers[asked.id]) ?? '';
};
