import { applicationKeys } from '../../../functions/applications/store/application-keys';
import { mailKeys } from '../../../functions/mail';
import { accountFaults } from './account-faults';
import { applicationFaults } from './application-faults';
import { type Contents, idsUnder } from './contents';
import { differences } from './differences';
import { messageFaults } from './message-faults';

/** Every kind of key of accounts, applications, messages, emails and the schedule, and whether it may lack an expiry. */
const KINDS: readonly (readonly [pattern: RegExp, stays: boolean])[] = [
  [/^account:(?:users|emails|names|admins|owner|list|audit|factors)$/, true],
  [/^account:sessions:/, false],
  [/^account:(?:attempts|addresses|ticket|challenge):/, false],
  [
    /^application:(?:outbox|webhook|retractions|list|applicants|open|open-of-strangers|decided|leavers)$/,
    true,
  ],
  [/^application:(?:record|comments|sent):/, true],
  [/^application:(?:retraction|strangers):/, false],
  [/^contact:(?:messages|answered|message:.+|viewers:.+)$/, false],
  [/^mail:(?:outbox|service)$/, true],
  [/^mail:(?:record|token):/, false],
  [/^limit:/, false],
  [/^site:failures$/, true],
  // A report of commands whose reply is lost sets none; that of the next hour does.
  [/^site:usage:\d{4}-\d\d$/, true],
  [/^site:upkeep$/, true],
  [/^site:upkeep:done:/, false],
  [/^status:snapshot$/, false],
  [/^status:history:(?:fine|hourly)$/, true],
  [/^votes:rewarded$/, true],
];

/**
 * Returns the faults in a database; empty if each index holds exactly its entries. A key of an unknown kind is a fault, so that
 * none stays unchecked.
 */
export function faultsIn(contents: Contents): string[] {
  return [
    ...contents.keys.flatMap((key) => keyFaults(contents, key)),
    ...accountFaults(contents),
    ...applicationFaults(contents),
    ...mailFaults(contents),
    ...messageFaults(contents),
  ];
}

/** Returns the pending work of a database whose work should be complete. */
export function unfinishedIn(contents: Contents): string[] {
  const { outbox, retractions, leavers } = applicationKeys;
  return [outbox, retractions, leavers, mailKeys.outbox].flatMap((key) =>
    contents.members(key).map((member) => `${key} still has ${member}`),
  );
}

function keyFaults(contents: Contents, key: string): string[] {
  const kind = KINDS.find(([pattern]) => pattern.test(key));
  if (!kind) return [`${key} is of no known kind`];
  return kind[1] || contents.expiring.has(key) ? [] : [`${key} stays for ever`];
}

/** A sent email must no longer contain its text. */
function mailFaults(contents: Contents): string[] {
  const mails = idsUnder(contents, mailKeys.record('')).map((id) => {
    const fields = contents.hash(mailKeys.record(id));
    return { id, state: fields.get('state'), says: fields.get('to') };
  });
  return [
    ...differences(
      'mail',
      contents.members(mailKeys.outbox),
      mails.filter(({ state }) => state === 'waiting').map(({ id }) => id),
    ),
    ...mails
      .filter(({ state, says }) => state === 'sent' && says !== undefined)
      .map(({ id }) => `the mail ${id} was sent and is still there`),
  ];
}
