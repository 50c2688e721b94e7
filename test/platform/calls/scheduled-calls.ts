import { modes } from '#network/modes';
import { createRecoveryStore } from '../../../functions/accounts/store/recovery-store';
import { createApplicationDesk } from '../../../functions/applications/desk/application-desk';
import { applicationKeys } from '../../../functions/applications/store/application-keys';
import { createApplicationStore } from '../../../functions/applications/store/application-store';
import { createContactStore } from '../../../functions/contact/store/contact-store';
import { LEASE_MS } from '../../../functions/core/outbox/delivery';
import { auditRecord } from '../../../functions/core/request';
import { boardKeys } from '../../../functions/leaderboards/store/leaderboard-keys';
import { resetEmail } from '../../../functions/mail';
import { packEmails } from '../../../functions/mail/store/pack-emails';
import { visitorMessage } from '../../support/fixtures/contact-message';
import { playerOf, uuidOf } from '../../support/fixtures/leaderboard-players';
import { SECRET } from '../../support/server/secret';
import { applicationOf, idIn } from '../../support/server/stored-application';
import type { Checks } from '../product-site';

const YEAR_MS = 365 * 86_400_000;

/** Scheduled runs have no response, so each is checked by its effects. */
export const scheduledCalls: Checks = {
  /** Everything is due in the first run of a site. */
  async 'schedule upkeep'(ask, site) {
    const { database, stores, chat, forms, mails, addAccount, addApplication } = site;
    await database.redis.del(
      'status:history:fine',
      'site:upkeep',
      ...(await database.redis.keys('site:upkeep:done:*')),
    );
    const [, , snapshot = ''] = boardKeys(modes[0].id);
    await site.pushPlayers(modes[0].id, [playerOf(4)]);
    await database.redis.del(snapshot);

    const application = applicationOf('Moderator', { submittedAt: Date.now() });
    await createApplicationStore(stores).add(application, Date.now());
    const { user } = await addAccount('Waiting');
    const email = packEmails([resetEmail(user.email)], Date.now() - LEASE_MS, SECRET);
    await createRecoveryStore(stores).forgot(user.email, email);
    const form = { ...visitorMessage, message: 'Still there?' };
    await createContactStore(stores).add({ id: uuidOf(3), form, receivedAt: Date.now() }, Date.now());

    const [old, young] = [await addApplication(), await addApplication()];
    const actor = { id: 'admin', username: 'Admin' };
    for (const [id, now] of [
      [old, Date.now() - YEAR_MS],
      [young, Date.now()],
    ] as const) {
      const entry = auditRecord({ now: () => now }, actor, 'application.changed');
      await createApplicationDesk(stores).change(id, { state: 'rejected' }, entry);
    }

    expect((await ask()).status).toBe(204);
    expect(await database.redis.zcard('status:history:fine')).toBe(1);
    expect(await database.redis.exists(snapshot)).toBe(1);
    expect(chat.messages.map(idIn)).toContain(application.id);
    expect(forms.forms.map(({ fields }) => JSON.stringify(fields))).toContainEqual(
      expect.stringContaining('Still there?'),
    );
    expect((await mails.mailTo(user.email)).source).toContain('/reset#token=');
    expect(await database.redis.exists(applicationKeys.record(old))).toBe(0);
    expect(await database.redis.exists(applicationKeys.record(young))).toBe(1);
    expect(Object.keys((await database.redis.hgetall('site:upkeep')) ?? {})).toEqual(
      expect.arrayContaining(['deliver', 'hourly', 'nightly']),
    );
  },
};
