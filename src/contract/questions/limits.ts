import { ANSWER_LIMITS } from '../applications';
import type { Question } from '../network/applications';

/** Most characters of an answer, in UTF-16 units. Apart from the schema, so that a page can count without a validator. */
export const answerLimit = ({ kind, limit }: Pick<Question, 'kind' | 'limit'>): number =>
  limit ?? (kind === 'long' ? ANSWER_LIMITS.long : ANSWER_LIMITS.short);
