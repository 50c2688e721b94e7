import * as v from 'valibot';
import { entryFaults, NO_OBJECT } from './entries';
import { type Subject, subjects } from './subjects';

/** A subject that cannot be used. */
export class SubjectError extends Error {
  /** @param lines all that is wrong: `sections.0.title: must not be empty`, or without a place for the whole */
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

const isAboutEntries = (issue: v.BaseIssue<unknown>): issue is v.StrictObjectIssue =>
  issue.type === 'strict_object' && issue.path?.at(-1)?.type === 'object';

const linesOf = (name: Subject, issue: v.BaseIssue<unknown>): string[] => {
  const place = v.getDotPath(issue);
  if (place !== null && isAboutEntries(issue)) return entryFaults(name, issue);
  const message = issue.type === 'strict_object' ? NO_OBJECT : issue.message;
  return [place === null ? message : `${place}: ${message}`];
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
  if (!result.success)
    throw new SubjectError([...new Set(result.issues.flatMap((issue) => linesOf(name, issue)))]);
  return result.output as v.InferOutput<(typeof subjects)[Name]>;
};
