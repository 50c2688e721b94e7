import * as v from 'valibot';
import { type Subject, subjects } from './subjects';

/** A subject that cannot be used. */
export class SubjectError extends Error {
  /** @param lines all that is wrong: `sections.0.title: must not be empty`, or without a place for the whole */
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const messageOf = ({ type, expected, message }: v.BaseIssue<unknown>): string => {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'is no entry of this file' : 'is missing';
};
const lineOf = (issue: v.BaseIssue<unknown>): string => {
  const place = v.getDotPath(issue);
  return place === null ? messageOf(issue) : `${place}: ${messageOf(issue)}`;
};

/**
 * What an owner wrote of a subject, checked and with its defaults.
 * @throws SubjectError with everything that is wrong
 */
export const readSubject = <Name extends Subject>(
  name: Name,
  written: unknown,
): v.InferOutput<(typeof subjects)[Name]> => {
  const result = v.safeParse(subjects[name], written);
  if (!result.success) throw new SubjectError(result.issues.map(lineOf));
  return result.output as v.InferOutput<(typeof subjects)[Name]>;
};
