import { randomUUID } from 'node:crypto';
import type { ApplicationRequest, Position } from '@/contract/applications';
import { optionsOf } from '@/content/applications/options';
import type { Question } from '@/content/applications/question';
import { questionsOf } from '@/content/applications/questions';

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
