import { questions } from '#network/questions';
import type { Mark, Question, QuestionSection } from '@/contract/network/applications';
import { byId } from './by-id';

/** A position's questions under their headings, in the form's order; none for a position that the network does not offer. */
export const sectionsOf = (position: string): readonly QuestionSection[] =>
  byId(questions, position)?.sections ?? [];

/** All questions of a position, in the form's order; messages to the team keep it. */
export const questionsOf = (position: string): readonly Question[] =>
  sectionsOf(position).flatMap((section) => section.questions);

/** The answer to the question of a position that has a mark; empty where there is none. */
export const markedAnswer = (
  position: string,
  mark: Mark,
  answers: Readonly<Record<string, string>>,
): string => {
  const asked = questionsOf(position).find((question) => question.mark === mark);
  return (asked && answers[asked.id]) ?? '';
};
