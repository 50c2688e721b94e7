import { applicantOfAccount } from '../../../functions/applications/applicant';
import { applicationKeys } from '../../../functions/applications/store/application-keys';
import { accountKeys } from '../../../functions/core/auth/account-keys';
import { position } from '../../../functions/core/database/paged-index';
import { toRecord } from '../../../functions/core/database/replies';
import { type Contents, idsUnder } from './contents';
import { differences } from './differences';

const { record, list, applicants, open, openOfStrangers, decided, leavers, outbox, sent, comments } =
  applicationKeys;
const { retraction, retractions } = applicationKeys;

/** Returns the faults of applications, their indexes and outboxes. */
export function applicationFaults(contents: Contents): string[] {
  const all = idsUnder(contents, record('')).map((id) => ({ id, fields: contents.hash(record(id)) }));
  const those = (fits: (fields: ReadonlyMap<string, string>) => boolean) =>
    all.filter(({ fields }) => fits(fields)).map(({ id }) => id);
  const isOpen = (fields: ReadonlyMap<string, string>) =>
    ['new', 'in_review'].includes(fields.get('state') ?? '');
  const isWaiting = (fields: ReadonlyMap<string, string>) =>
    fields.get('announcement') === 'waiting' && !fields.has('erased');
  const places = all.map(({ id, fields }) => position(Number(fields.get('submittedAt')), id));
  const waitingRetractions = idsUnder(contents, retraction('')).filter(
    (id) => contents.hash(retraction(id)).get('state') === 'waiting',
  );
  return [
    ...differences('application in the list', contents.members(list), places),
    ...differences('open application', contents.members(open), those(isOpen)),
    ...differences(
      'open application of a stranger',
      contents.members(openOfStrangers),
      those((fields) => isOpen(fields) && !fields.has('userId')),
    ),
    ...differences(
      'decided application',
      contents.members(decided),
      those((fields) => !isOpen(fields)),
    ),
    ...differences('application to announce', contents.members(outbox), those(isWaiting)),
    ...differences('application to retract', contents.members(retractions), waitingRetractions),
    ...caseFaults(contents, all),
    ...tieFaults(contents, all),
  ];
}

interface Stored {
  readonly id: string;
  readonly fields: ReadonlyMap<string, string>;
}

/** An applicant's cases are the applicant's applications, except those withdrawn before they were rejected. */
function caseFaults(contents: Contents, all: readonly Stored[]): string[] {
  const cases = [...contents.hash(applicants)].flatMap(([applicant, json]) =>
    Object.keys(toRecord(json)).map((id) => `${id} of ${applicant}`),
  );
  const caseOf = ({ id, fields }: Stored) => `${id} of ${fields.get('applicant') ?? 'nobody'}`;
  const standing = all.filter(({ fields }) => fields.get('state') !== 'withdrawn').map(caseOf);
  const withdrawn = all.filter(({ fields }) => fields.get('state') === 'withdrawn').map(caseOf);
  return differences(
    'case',
    cases.filter((one) => !withdrawn.includes(one)),
    standing,
  );
}

/** No tie refers to a missing account or application, except for accounts whose release is still pending. */
function tieFaults(contents: Contents, all: readonly Stored[]): string[] {
  const accounts = contents.hash(accountKeys.users);
  const leaving = contents.members(leavers);
  const tied = new Set(
    all.flatMap(({ fields }) => fields.get('userId') ?? []).filter((id) => !accounts.has(id)),
  );
  const named = [...contents.hash(applicants).keys()]
    .filter((applicant) => applicant.startsWith(applicantOfAccount('')))
    .map((applicant) => applicant.slice(applicantOfAccount('').length))
    .filter((id) => !accounts.has(id));
  const isThere = (id: string | null) => contents.keys.includes(record(id ?? ''));
  const keys = contents.keys.filter((key) => key.startsWith(sent('')));
  return [
    ...differences('leaver', leaving, named),
    ...[...tied]
      .filter((id) => !leaving.includes(id))
      .map((id) => `${id} is gone and named in an application`),
    ...keys
      .filter((key) => !isThere(contents.text(key)) && !contents.expiring.has(key))
      .map((key) => `${key} stays for ever`),
    ...idsUnder(contents, comments(''))
      .filter((id) => !isThere(id))
      .map((id) => `comments on ${id}, which is gone`),
  ];
}
