import { applicantOfAccount } from '../../../functions/applications/applicant';
import { hashKey } from '../../../functions/applications/application-key';
import { applicationKeys } from '../../../functions/applications/store/application-keys';
import { applicationFor, openPositions } from '../../support/fixtures/applications';
import { idIn } from '../../support/server/stored-application';
import type { Checks } from './check';

export const applicationCalls: Checks = {
  async 'POST /api/applications'(ask, { addAccount, database, chat }) {
    const { user, token } = await addAccount('Applicant');
    const [position = 'Builder'] = openPositions;
    const { status, body } = await ask({ token, body: applicationFor(position) });
    // An owner may have closed them all.
    if (openPositions.length === 0) return expect(status).toBe(409);
    expect([status, body]).toEqual([201, { id: expect.any(String) }]);
    expect(await database.redis.hget(applicationKeys.record(body.id), 'userId')).toBe(user.id);
    // What the function does after its answer.
    while (!chat.messages.map(idIn).includes(body.id)) await chat.untilMessages(chat.messages.length + 1);
  },

  async 'GET /api/applications/:id'(ask, { addAccount, addApplication }) {
    const { user } = await addAccount('Applicant_2');
    const applicant = applicantOfAccount(user.id);
    const id = await addApplication({ account: user, applicant, keyHash: hashKey('key') });
    const { status, body } = await ask({ params: { id }, key: 'key' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id, position: 'Builder', state: 'new' })]);
  },

  async 'DELETE /api/applications/:id'(ask, { addApplication, database }) {
    const id = await addApplication({ keyHash: hashKey('another') });
    expect((await ask({ params: { id }, key: 'another' })).status).toBe(204);
    expect(await database.redis.hget(applicationKeys.record(id), 'answers')).toBeNull();
  },

  /** Which the platform must not take for an id. */
  async 'GET /api/applications/mine'(ask, { addAccount, addApplication }) {
    const { user, token } = await addAccount('Applicant_3');
    const id = await addApplication({ account: user, applicant: applicantOfAccount(user.id) });
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { applications: [expect.objectContaining({ id, state: 'new' })] }]);
  },

  async 'GET /api/admin/applications'(ask, site) {
    const { token } = await site.addAccount('Desk_1', 'admin');
    const id = await site.addApplication();
    const { status, body } = await ask({ token, query: '?position=Builder' });
    expect([status, body.applications[0]]).toEqual([200, expect.objectContaining({ id, state: 'new' })]);
  },

  async 'GET /api/admin/applications/:id'(ask, site) {
    const { token } = await site.addAccount('Desk_2', 'admin');
    const id = await site.addApplication();
    const { status, body } = await ask({ token, params: { id } });
    expect([status, body.application]).toEqual([200, expect.objectContaining({ id, comments: [] })]);
  },

  async 'PATCH /api/admin/applications/:id'(ask, site) {
    const { token } = await site.addAccount('Desk_3', 'admin');
    const id = await site.addApplication();
    const { status, body } = await ask({ token, params: { id }, body: { state: 'in_review', note: 'Soon' } });
    const changed = expect.objectContaining({ id, state: 'in_review', note: 'Soon' });
    expect([status, body.application]).toEqual([200, changed]);
  },

  async 'DELETE /api/admin/applications/:id'(ask, site) {
    const { token } = await site.addAccount('Desk_4', 'admin');
    const id = await site.addApplication();
    expect((await ask({ token, params: { id } })).status).toBe(204);
    expect(await site.database.redis.exists(applicationKeys.record(id))).toBe(0);
  },

  async 'POST /api/admin/applications/:id/comments'(ask, site) {
    const { token } = await site.addAccount('Desk_5', 'admin');
    const id = await site.addApplication();
    const { status, body } = await ask({ token, params: { id }, body: { text: 'I know them.' } });
    const comments = [expect.objectContaining({ text: 'I know them.' })];
    expect([status, body.application]).toEqual([201, expect.objectContaining({ id, comments })]);
  },

  async 'POST /api/admin/applications/:id/resend'(ask, site) {
    const { token } = await site.addAccount('Desk_6', 'admin');
    const id = await site.addApplication();
    await site.database.redis.hset(applicationKeys.record(id), { announcement: 'dead' });
    const { status, body } = await ask({ token, params: { id } });
    expect([status, body.application.id]).toEqual([202, id]);
  },
};
