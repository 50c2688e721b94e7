import type { Question } from '../network/applications';
import { timezones } from './timezones';

const YES_NO: readonly string[] = ['Yes', 'No'];

/** What a question offers to choose from; empty for those that are answered in writing. */
export const optionsOf = ({ kind, options = [] }: Pick<Question, 'kind' | 'options'>): readonly string[] => {
  if (kind === 'yes-no') return YES_NO;
  return kind === 'timezone' ? timezones : options;
};
