import type { Question } from '../network/questions';
import { timezones } from './timezones';

const YES_NO: readonly string[] = ['Yes', 'No'];

/** Returns the options of a question; empty for questions answered in writing. */
export const optionsOf = ({ kind, options = [] }: Pick<Question, 'kind' | 'options'>): readonly string[] => {
  if (kind === 'yes-no') return YES_NO;
  return kind === 'timezone' ? timezones : options;
};
