import { ANSWER_LIMITS } from '../applications';
import type { Question } from '../network/questions';
import { timezones } from './timezones';

const YES_NO: readonly string[] = ['Yes', 'No'];

/** Returns the options of a question; empty for questions answered in writing. */
export const optionsOf = ({ kind, options = [] }: Pick<Question, 'kind' | 'options'>): readonly string[] => {
  if (kind === 'yes-no') return YES_NO;
  return kind === 'timezone' ? timezones : options;
};

/**
 * Returns the maximum length of an answer, in UTF-16 units. Kept apart from the schema, so a page can count
 * without a validator.
 */
export const answerLimit = ({ kind, limit }: Pick<Question, 'kind' | 'limit'>): number =>
  limit ?? (kind === 'long' ? ANSWER_LIMITS.long : ANSWER_LIMITS.short);
