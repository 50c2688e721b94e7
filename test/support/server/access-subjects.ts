import { applicationFor } from '../fixtures/applications';
import { visitorMessage } from '../fixtures/contact-message';
import { playerOf } from '../fixtures/leaderboard-players';
import type { Subjects } from './access-table';
import type { AccountSite } from './account-site';

/** Has a user who applied and wrote, and a player on a board: what the calls of the table are about. */
export async function makeSubjects(
  site: Pick<AccountSite, 'call' | 'add'>,
  gameServerKey: string,
): Promise<Omit<Subjects, 'sessionId'> & { readonly applicationKey: string }> {
  const { user, token } = await site.add('Victim');
  const application = applicationFor('Staff', { ign: 'Victim' });
  const [sent, message, pushed] = await Promise.all([
    site.call('POST /api/applications', { token, body: application }),
    site.call('POST /api/contact', { body: visitorMessage }),
    site.call('POST /api/leaderboard/pvp', { token: gameServerKey, body: { players: [playerOf(1)] } }),
  ]);
  expect([sent.status, message.status, pushed.status]).toEqual([201, 202, 200]);
  return {
    userId: user.id,
    applicationId: String(sent.body.id),
    applicationKey: application.idempotencyKey,
    messageId: String(message.body.id),
  };
}
