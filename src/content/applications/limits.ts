import { ANSWER_LIMITS } from '@/contract/applications';
import type { Question } from './question';

/** Most characters of an answer, in UTF-16 units. Apart from the schema, so that a page can count without a validator. */
export const answerLimit = ({ kind }: Pick<Question, 'kind'>): number =>
  kind === 'long' ? ANSWER_LIMITS.long : ANSWER_LIMITS.short;
