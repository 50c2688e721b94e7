import { ANNOUNCEMENTS, APPLICATION_STATES, POSITIONS } from '@/contract/applications';
import type { ApplicationDetailAnswer, ApplicationsAnswer } from '@/contract/applications';
import { isCursor, isFields } from '@/features/admin/answers';

type Fields = Record<string, unknown>;

const haveTexts = (fields: Fields, names: string[]): boolean =>
  names.every((name) => typeof fields[name] === 'string');

const isAnnouncement = (value: unknown): boolean =>
  isFields(value) &&
  ANNOUNCEMENTS.some((state) => state === value['state']) &&
  ['sentParts', 'parts', 'attempts'].every((name) => typeof value[name] === 'number') &&
  ['reason', 'nextAttemptAt'].every((name) => value[name] === null || typeof value[name] === 'string');

const isSummary = (value: unknown): value is Fields =>
  isFields(value) &&
  haveTexts(value, ['id', 'note', 'submittedAt', 'updatedAt', 'ign', 'discord']) &&
  POSITIONS.some((position) => position === value['position']) &&
  APPLICATION_STATES.some((state) => state === value['state']) &&
  isAnnouncement(value['announcement']);

const isPerson = (value: unknown): boolean => isFields(value) && haveTexts(value, ['id', 'username']);

const isComment = (value: unknown): boolean =>
  isFields(value) && haveTexts(value, ['id', 'at', 'text']) && isPerson(value['author']);

export const isApplicationsAnswer = (body: unknown): body is ApplicationsAnswer =>
  isFields(body) &&
  Array.isArray(body['applications']) &&
  body['applications'].every(isSummary) &&
  isCursor(body['nextCursor']);

export const isApplicationAnswer = (body: unknown): body is ApplicationDetailAnswer => {
  const application = isFields(body) ? body['application'] : undefined;
  return (
    isSummary(application) &&
    isFields(application['answers']) &&
    haveTexts(application['answers'], Object.keys(application['answers'])) &&
    haveTexts(application, ['guidelinesReadAt']) &&
    (application['applicant'] === null || isPerson(application['applicant'])) &&
    Array.isArray(application['comments']) &&
    application['comments'].every(isComment)
  );
};
