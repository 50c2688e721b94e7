import { randomUUID } from 'node:crypto';
import { ANSWER_LIMITS } from '@/contract/applications';
import { answerLimit } from '@/contract/questions/allowed-answers';
import { markedAnswer, questionsOf } from '@/lib/questions';
import { issueId } from '../../../functions/applications/application-id';
import type { ChatMessage } from '../../../functions/applications/delivery/application-messages';
import type { NewApplication } from '../../../functions/applications/store/application-record';
import { SECRET } from './secret';

/** Returns answers to all questions of a position; `answer` receives the maximum length and the name of each. */
export const answersOf = (
  position: string,
  answer: (limit: number, name: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    questionsOf(position).map((question) => [question.id, answer(answerLimit(question), question.id)]),
  );

/** Returns thirty answers, whatever a position asks; `answer` receives the maximum length. */
export const thirtyAnswers = (answer: (limit: number) => string): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`question${String(index + 1)}`, answer(ANSWER_LIMITS.long)]),
  );

/** Returns an application to store, with its own applicant. */
export function applicationOf(
  position: string,
  { submittedAt, answers }: { submittedAt: number; answers?: Record<string, string> },
): NewApplication {
  const id = issueId(SECRET);
  const given = answers ?? answersOf(position, (_limit, name) => `My ${name}`);
  return {
    id,
    position,
    answers: given,
    ign: markedAnswer(position, 'name', given),
    discord: markedAnswer(position, 'contact', given),
    guidelinesReadAt: submittedAt,
    submittedAt,
    applicant: id,
    account: null,
    keyHash: randomUUID(),
  };
}

/** Returns an application's fields in the chat, joined over its messages: names and values, oldest first. */
export const toldOf = (messages: readonly ChatMessage[], id: string): [name: string, value: string][] =>
  messages
    .filter((message) => idIn(message) === id)
    .flatMap(({ embeds }) => embeds)
    .flatMap(({ fields }) => fields.map(({ name, value }): [string, string] => [name, value]));

/** Returns the id of a message's application. */
export const idIn = ({ embeds }: ChatMessage): string | undefined =>
  embeds.at(-1)?.footer?.text.split(' · ').at(-1);
