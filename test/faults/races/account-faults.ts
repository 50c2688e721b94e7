import { AUDIT_KEY } from '../../../functions/core/audit/audit-script';
import { accountKeys } from '../../../functions/core/auth/account-keys';
import { toRecord } from '../../../functions/core/database/replies';
import { type Contents, idsUnder } from './contents';
import { differences } from './differences';

const { users, emails, names, admins, owner, list, sessions, factors } = accountKeys;

/** Returns the stored accounts by id. */
export function accountsIn(contents: Contents): ReadonlyMap<string, Record<string, unknown>> {
  return new Map([...contents.hash(users)].map(([id, json]) => [id, toRecord(json)]));
}

/** Returns the faults of accounts, their indexes, sessions and the audit log. */
export function accountFaults(contents: Contents): string[] {
  const accounts = [...accountsIn(contents).values()];
  const pairs = (index: string) => [...contents.hash(index)].map((pair) => pair.join(' of '));
  const expected = (field: string) =>
    accounts.map((account) => `${String(account[field])} of ${String(account['id'])}`);
  const ids = new Set(accounts.map(({ id }) => String(id)));
  const ofAdmins = accounts.filter(({ role }) => role === 'admin').map(({ id }) => String(id));
  const first = contents.text(owner);
  return [
    ...differences('name', pairs(names), expected('nameKey')),
    ...differences('address', pairs(emails), expected('emailKey')),
    ...differences(
      'place in the list',
      contents.members(list),
      accounts.map(({ position }) => String(position)),
    ),
    ...differences('admin', contents.members(admins), ofAdmins),
    ...(ofAdmins.length > 0 ? [] : ['there is no admin']),
    ...(first !== null && !ofAdmins.includes(first) ? [`the owner ${first} is no admin`] : []),
    ...idsUnder(contents, sessions('')).flatMap((id) => sessionFaults(contents, id, ids)),
    ...factorFaults(contents, accounts),
    ...auditFaults(contents),
  ];
}

function sessionFaults(contents: Contents, userId: string, ids: ReadonlySet<string>): string[] {
  const opened = [...contents.hash(sessions(userId)).values()].map((json) => String(toRecord(json)['id']));
  return [
    ...(ids.has(userId) ? [] : [`sessions of ${userId}, who is gone`]),
    ...(contents.expiring.has(sessions(userId)) ? [] : [`sessions of ${userId} stay for ever`]),
    ...(new Set(opened).size === opened.length ? [] : [`a session of ${userId} is there twice`]),
  ];
}

/** Accounts state whether they have a second factor, and no factor outlives its account. */
function factorFaults(contents: Contents, accounts: readonly Record<string, unknown>[]): string[] {
  const stored = [...contents.hash(factors)].filter(([, json]) => {
    const { totp, passkeys } = toRecord(json);
    return totp !== undefined || passkeys !== undefined;
  });
  const said = accounts.filter(({ secondFactor }) => secondFactor === true);
  return differences(
    'second factor',
    stored.map(([id]) => id),
    said.map(({ id }) => String(id)),
  );
}

/** Actions in the audit log with their subjects, in order. */
export function auditedIn(contents: Contents): string[] {
  return contents.members(AUDIT_KEY).map((member) => {
    const { action, before, after } = toRecord(member.slice(member.indexOf('{')));
    const about = (before ?? after) as { readonly id: string };
    return `${String(action)} ${about.id}`;
  });
}

/** The one act that may succeed twice. */
export const LINK_SENT = 'user.link_sent';

/** Each other act succeeds at most once in a race, so none may be logged twice. */
function auditFaults(contents: Contents): string[] {
  const audited = auditedIn(contents).filter((entry) => !entry.startsWith(LINK_SENT));
  const twice = audited.filter((entry, at) => audited.indexOf(entry) !== at);
  return twice.map((entry) => `logged twice: ${entry}`);
}
