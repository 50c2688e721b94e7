import { randomUUID } from 'node:crypto';
import { POSITIONS } from '@/contract/applications';
import type { ApplicationRequest, Position } from '@/contract/applications';
import { positions } from '@/content/applications/positions';
import { optionsOf } from '@/content/applications/options';
import type { Question } from '@/content/applications/question';
import { questionsOf } from '@/content/applications/questions';

/** The positions that one can apply for as the site is built. */
export const openPositions = POSITIONS.filter((position) => positions[position].open);

/** The first question of the position that is like that. */
export function questionOf(position: Position, isLike: (question: Question) => boolean): Question {
  const found = questionsOf(position).find(isLike);
  if (!found) throw new Error(`${position} has no such question`);
  return found;
}

/** The name of the first question of the position that is answered at length. */
export const longNameOf = (position: Position): string =>
  questionOf(position, ({ kind }) => kind === 'long').name;

/** A question of the first position that the second does not ask. */
export const ownQuestionOf = (position: Position, other: Position): Question =>
  questionOf(position, ({ label }) => !questionsOf(other).some((asked) => asked.label === label));

/** An answer that a question takes. */
function answerTo(question: Question): string {
  switch (question.kind) {
    case 'number':
      return '21';
    case 'date':
      return '2004-02-29';
    case 'email':
      return 'alex@example.org';
    case 'select':
    case 'yes-no':
    case 'timezone':
      return optionsOf(question)[0] ?? '';
    case 'text':
    case 'long':
      return `My answer on ${question.name}`;
  }
}

/** Answers that pass, with some of them changed. */
export function answersFor(position: Position, changes: Record<string, string> = {}): Record<string, string> {
  const answers = questionsOf(position).map((question) => [question.name, answerTo(question)]);
  return { ...Object.fromEntries(answers), ign: 'Alex', discord: 'alex', ...changes };
}

/** An application that passes, as it is sent: every one with a key of its own. */
export function applicationFor(
  position: Position,
  answers: Record<string, string> = {},
  changes: Partial<ApplicationRequest> = {},
): ApplicationRequest {
  return {
    position,
    answers: answersFor(position, answers),
    guidelinesReadAt: new Date().toISOString(),
    idempotencyKey: randomUUID(),
    ...changes,
  };
}
