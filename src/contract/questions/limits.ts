import { ANSWER_LIMITS } from '../applications';
import type { Question } from '../network/questions';

/**
 * Returns the maximum length of an answer, in UTF-16 units. Kept apart from the schema, so a page can count
 * without a validator.
 */
export const answerLimit = ({ kind, limit }: Pick<Question, 'kind' | 'limit'>): number =>
  limit ?? (kind === 'long' ? ANSWER_LIMITS.long : ANSWER_LIMITS.short);
