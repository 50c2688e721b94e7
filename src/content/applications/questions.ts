import { builderQuestions } from './builder-questions';
import { mediaQuestions } from './media-questions';
import { partnerQuestions } from './partner-questions';
import type { Position } from './positions';
import type { Question, QuestionSection } from './question';
import { developerScenarios, staffScenarios } from './scenarios';
import { teamQuestions } from './team-questions';

const sections: Record<Position, readonly QuestionSection[]> = {
  'Media/YouTuber': mediaQuestions,
  Partner: partnerQuestions,
  Builder: builderQuestions,
  Staff: teamQuestions(staffScenarios),
  Developer: teamQuestions(developerScenarios),
};

/** A position's questions under their headings, in the form's order. */
export const sectionsOf = (position: Position): readonly QuestionSection[] => sections[position];

/** All questions of a position, in the form's order; messages to the team keep it. */
export const questionsOf = (position: Position): readonly Question[] =>
  sections[position].flatMap(({ questions }) => questions);
