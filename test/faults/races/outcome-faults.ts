import { applicationMessages } from '../../../functions/applications/delivery/application-messages';
import { applicationKeys } from '../../../functions/applications/store/application-keys';
import type { NewApplication } from '../../../functions/applications/store/application-record';
import type { ChatSink } from '../../support/fakes/chat-sink';
import { type ArrivedMail, subjectOf } from '../../support/fakes/mail-server';
import type { SiteInstance } from '../../support/server/account-site';
import { idIn } from '../../support/server/stored-application';
import { accountsIn, auditedIn, LINK_SENT } from './account-faults';
import { type ActName, type Ending, NEW_DEVICE } from './acts';
import type { Contents } from './contents';
import type { World } from './world';

export interface Aftermath {
  readonly world: World;
  /** The result of each of the two acts. */
  readonly endings: readonly (readonly [ActName, Ending])[];
  /** Database contents once all pending work is complete. */
  readonly contents: Contents;
  readonly mails: readonly ArrivedMail[];
  readonly sink: Pick<ChatSink, 'messages' | 'standing'>;
}

const count = <T>(all: readonly T[], fits: (one: T) => boolean) => all.filter(fits).length;
const unless = (isFine: boolean, fault: string) => (isFine ? [] : [fault]);

/** Statuses of a healthy site: success, a reason for rejection, or an unavailable database. */
const STATUSES = [200, 202, 204, 401, 403, 404, 409, 503];

export function answerFaults({ endings }: Aftermath): string[] {
  return endings.flatMap(([name, { status, message = '' }]) =>
    unless(STATUSES.includes(status), `${name} was answered with ${String(status)} ${message}`),
  );
}

/** Each completed act sends its email exactly once; an act that failed sends none. */
export function mailFaults({ world: { alex }, contents, mails }: Aftermath): string[] {
  const account = accountsIn(contents).get(alex.id);
  const audited = auditedIn(contents);
  const decisions = count(audited, (entry) => entry.startsWith('application.changed'));
  const links = count(audited, (entry) => entry === `${LINK_SENT} ${alex.id}`);
  const came = (about: RegExp) =>
    count(mails, (mail) => mail.to.includes(alex.email) && about.test(subjectOf(mail)));
  const devices = JSON.stringify(account?.['devices'] ?? []);
  const expected: readonly (readonly [about: RegExp, acts: number])[] = [
    [/^The password of/, Number(account?.['passwordHash'] !== alex.passwordHash)],
    [/^New sign-in/, Number(devices.includes(NEW_DEVICE))],
    [/^Your .* application/, decisions],
    [/^Set a new password/, links],
  ];
  return expected.flatMap(([about, acts]) => {
    const times = came(about);
    // A deleted account keeps no record of whether the act was completed.
    const isFine = account ? times === acts : times <= Math.max(acts, 1);
    return unless(isFine, `${String(times)} mails that say ${String(about)}`);
  });
}

/** Each message is in the chat once, or not at all if its application is deleted. */
export function chatFaults({ world, contents, sink }: Aftermath): string[] {
  const of = (application: NewApplication, messages: Aftermath['sink']['messages']) =>
    messages.filter((message) => idIn(message) === application.id).map((message) => JSON.stringify(message));
  const faults = (application: NewApplication, isTold: boolean) => {
    const expected = isTold ? applicationMessages(application).map((message) => JSON.stringify(message)) : [];
    const { id } = application;
    return [
      ...unless(
        new Set(of(application, sink.messages)).size === of(application, sink.messages).length,
        `${id} was told twice`,
      ),
      ...unless(
        of(application, sink.standing).join() === expected.join(),
        `${id} is not in the chat as it should be`,
      ),
    ];
  };
  const fields = contents.hash(applicationKeys.record(world.dead.id));
  const isStanding = fields.size > 0 && !fields.has('erased');
  return [
    ...faults(world.waiting, true),
    ...faults(world.dead, isStanding && fields.get('announcement') === 'sent'),
    ...unless(!isStanding || fields.get('announcement') !== 'waiting', `${world.dead.id} waits for ever`),
  ];
}

/** Tokens of deleted accounts and after a password change are invalid, and a demoted account has only a user's rights. */
export async function tokenFaults(
  { world: { alex }, endings, contents }: Aftermath,
  { call }: SiteInstance,
): Promise<string[]> {
  const account = accountsIn(contents).get(alex.id);
  const isOld = account?.['passwordHash'] !== alex.passwordHash;
  const issued = endings.flatMap(([name, { token }]) =>
    token === undefined ? [] : [[name, token] as const],
  );
  const tokens = [['before', alex.token] as const, ...issued];
  const faults: string[] = [];
  for (const [since, token] of tokens) {
    const isGood = account !== undefined && (since === 'a change of password' || !isOld);
    const { status } = await call('GET /api/auth/me', { token });
    faults.push(...unless(status === (isGood ? 200 : 401), `the token of ${since} gives ${String(status)}`));
    const atDesk = (await call('GET /api/admin/users', { token })).status;
    const allowed = isGood ? (account['role'] === 'admin' ? 200 : 403) : 401;
    faults.push(...unless(atDesk === allowed, `the token of ${since} gives ${String(atDesk)} at the desk`));
  }
  return faults;
}
