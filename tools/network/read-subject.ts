import * as v from 'valibot';
import { type Subject, subjects } from './subjects';

/** What is wrong with a subject: where in it, and what would be right. */
export interface Fault {
  /** Keys down to the value, with dots between; empty for the whole. */
  path: string;
  message: string;
}

/** A subject that cannot be used, with all that is wrong with it. */
export class SubjectError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  }
}

const faultOf = (issue: v.BaseIssue<unknown>): Fault => {
  const path = v.getDotPath(issue) ?? '';
  if (issue.type !== 'strict_object') return { path, message: issue.message };
  const isMissing = issue.expected !== 'never';
  return { path, message: isMissing ? 'is missing' : 'is no entry of this file' };
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
  if (!result.success) throw new SubjectError(result.issues.map(faultOf));
  return result.output as v.InferOutput<(typeof subjects)[Name]>;
};
