import * as v from 'valibot';
import { entryFaults, NO_OBJECT } from './entries';
import { notPlain } from './plain';
import { type Subject, subjects } from './subjects';

export class SubjectError extends Error {
  /** @param lines every fault: `sections.0.title: must not be empty`; without a path if it is about the whole */
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** True for an object with too many or too few entries, and false for another value in place of an object. */
const isAboutEntries = (issue: v.BaseIssue<unknown>): issue is v.StrictObjectIssue =>
  issue.type === 'strict_object' &&
  issue.path?.at(-1)?.type === 'object' &&
  (issue.expected !== 'Object' || issue.input === undefined);

const linesOf = (name: Subject, issue: v.BaseIssue<unknown>): string[] => {
  const place = v.getDotPath(issue);
  if (place !== null && isAboutEntries(issue)) return entryFaults(name, issue);
  const message = issue.type === 'strict_object' ? NO_OBJECT : issue.message;
  return [place === null ? message : `${place}: ${message}`];
};

/**
 * Checks an owner's subject, and fills in its defaults.
 * @throws SubjectError with every fault
 */
export const readSubject = <Name extends Subject>(
  name: Name,
  written: unknown,
): v.InferOutput<(typeof subjects)[Name]> => {
  const strangers = notPlain(written);
  if (strangers.length > 0) throw new SubjectError(strangers);
  const result = v.safeParse(subjects[name], written);
  if (!result.success)
    throw new SubjectError([...new Set(result.issues.flatMap((issue) => linesOf(name, issue)))]);
  return result.output as v.InferOutput<(typeof subjects)[Name]>;
};
