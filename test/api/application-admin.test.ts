import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@/contract/audit';
import { applicationFor } from '../support/fixtures/applications';
import { setUpAdminSite } from '../support/server/admin-site';

const desk = setUpAdminSite();
const { as, send } = desk;
const audit = async (): Promise<AuditEntry[]> => (await as('GET audit')).body.entries;

test('every state can be set and undone; the applicant sees it with the note, and not the comments', async () => {
  const { token: alex } = await desk.site.add('Alex');
  const id = await send('Moderator', 'Alex', alex);
  await as(`POST applications/${id}/comments`, { text: 'Let us talk' });
  for (const state of ['in_review', 'accepted', 'rejected', 'new', 'rejected'] as const) {
    const { status, body } = await as(`PATCH applications/${id}`, { state });
    expect([status, body.application.state]).toEqual([200, state]);
  }
  await as(`PATCH applications/${id}`, { note: ' Please try again.\r\nBye ' });
  const { body, text } = await desk.site.call('GET /api/applications/mine', { token: alex });
  expect(body.applications).toMatchObject([{ id, state: 'rejected', note: 'Please try again.\nBye' }]);
  expect(text).not.toContain('Let us talk');
  expect((await as(`PATCH applications/${id}`, { note: '' })).body.application).toMatchObject({
    state: 'rejected',
    note: '',
  });
});

test.each<[string, unknown, string]>([
  ['a state that there is not', { state: 'done' }, 'state'],
  ['no state', { state: null }, 'state'],
  ['a state in a list', { state: ['new'] }, 'state'],
  ['a note of 2,001 characters', { note: 'a'.repeat(2_001) }, 'note'],
  ['a note that is a number', { note: 5 }, 'note'],
])('PATCH refuses %s with 422 at its field, and changes nothing', async (_what, changes, field) => {
  const id = await send('Architect');
  const { status, body } = await as(`PATCH applications/${id}`, { note: 'Hello', ...Object(changes) });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
  expect((await as(`GET applications/${id}`)).body.application).toMatchObject({ state: 'new', note: '' });
  expect(await audit()).toEqual([]);
});

test('fields that PATCH does not have are dropped', async () => {
  const id = await send('Architect');
  await as(`PATCH applications/${id}`, {
    position: 'Moderator',
    applicant: 'x',
    answers: {},
    announcement: 'sent',
  });
  expect((await as(`GET applications/${id}`)).body.application).toMatchObject({
    position: 'Architect',
    announcement: { state: 'stored' },
  });
});

test('undoing a decision that would give the applicant two open applications is a 409', async () => {
  const first = await send('Architect');
  await as(`PATCH applications/${first}`, { state: 'accepted' });
  await send('Architect');
  const { status, body } = await as(`PATCH applications/${first}`, { state: 'new', note: 'Sorry' });
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect((await as(`GET applications/${first}`)).body.application).toMatchObject({
    state: 'accepted',
    note: '',
  });
  expect((await as(`PATCH applications/${first}`, { state: 'rejected' })).status).toBe(200);
});

test('comments are kept in order with who wrote them; the same words again are no second comment', async () => {
  const id = await send('Architect');
  const post = (text: string) => as(`POST applications/${id}/comments`, { text });
  expect((await post('  First\r\n<script>  ')).status).toBe(201);
  await post('Second');
  const { body } = await post('Second');
  const comment = (text: string) => ({
    id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    author: desk.boss,
    text,
  });
  expect(body.application.comments).toEqual([comment('First\n<script>'), comment('Second')]);
  for (const text of ['', ' ', 'a'.repeat(2_001), 5, null, '\0']) {
    expect((await as(`POST applications/${id}/comments`, { text })).status).toBe(422);
  }
});

test('an application takes 200 comments at most', async () => {
  const id = await send('Architect');
  const comment = (n: number) =>
    JSON.stringify({ id: String(n), at: '', author: desk.boss, text: String(n) });
  const comments = Array.from({ length: 200 }, (_, n) => comment(n));
  await desk.site.database.redis.rpush(`application:comments:${id}`, ...comments);
  expect((await as(`POST applications/${id}/comments`, { text: 'One more' })).status).toBe(409);
});

test('a deleted application is gone with all that belongs to it, and sending it again brings nothing back', async () => {
  const sent = applicationFor('Architect');
  const { id } = (await desk.site.call('POST /api/applications', { body: sent })).body;
  await desk.site.database.redis.zadd('application:outbox', { score: 1, member: id });
  await as(`POST applications/${String(id)}/comments`, { text: 'Spam' });
  expect((await as(`DELETE applications/${String(id)}`)).status).toBe(204);
  expect((await as(`GET applications/${String(id)}`)).status).toBe(404);
  expect((await as('GET applications')).body.applications).toEqual([]);
  expect((await as('GET overview')).body.openApplications).toBe(0);
  const left = await desk.site.database.redis.keys('application:*');
  // The daily count of applications is not personal.
  const keys = left.filter((key) => !key.startsWith('application:strangers:'));
  expect(keys).toEqual([expect.stringMatching(/^application:sent:/)]);
  expect(await desk.site.database.redis.pttl(keys[0] ?? '')).toBeGreaterThan(86_400_000);
  expect((await desk.site.call('POST /api/applications', { body: sent })).body).toEqual({ id });
  expect((await as('GET applications')).body.applications).toEqual([]);
  await send('Architect');
});

test.each(['../../admin', 'x', '%00', randomUUID().toUpperCase(), randomUUID(), '__proto__', '1'])(
  'an application that there is not: %s',
  async (id) => {
    const path = `/api/admin/applications/${encodeURIComponent(id)}`;
    for (const what of [
      `GET ${path}`,
      `PATCH ${path}`,
      `DELETE ${path}`,
      `POST ${path}/comments`,
      `POST ${path}/resend`,
    ]) {
      const body = { state: 'new', text: 'Hello' };
      const answer = await desk.site.call(what, {
        token: desk.token,
        ...(!what.startsWith('GET') && { body }),
      });
      expect([what, answer.status, answer.body.error.code]).toEqual([what, 404, 'not_found']);
    }
    expect(await audit()).toEqual([]);
  },
);

test('the overview counts those that wait for a decision', async () => {
  const [first] = [await send('Architect'), await send('Moderator')];
  await as(`PATCH applications/${first}`, { state: 'in_review' });
  expect((await as('GET overview')).body).toMatchObject({ openApplications: 2 });
  await as(`PATCH applications/${first}`, { state: 'rejected' });
  expect((await as('GET overview')).body).toMatchObject({ openApplications: 1 });
});

test('the audit log has every change, before and after, once, and none of the words', async () => {
  const id = await send('Architect');
  const twice = async (what: string, body?: unknown) => [await as(what, body), await as(what, body)];
  await twice(`PATCH applications/${id}`, { state: 'in_review' });
  await twice(`PATCH applications/${id}`, { state: 'rejected', note: 'Too young' });
  await twice(`PATCH applications/${id}`, { note: 'Come back later' });
  await twice(`PATCH applications/${id}`, {});
  await twice(`POST applications/${id}/comments`, { text: 'Seems nice' });
  await twice(`DELETE applications/${id}`);
  const { body, text } = await as('GET audit');
  const side = (state: string) => ({ id, position: 'Architect', state });
  const entry = (action: string, before: unknown, after: unknown, noteChanged = false) => ({
    id: expect.any(String),
    at: expect.stringMatching(/Z$/),
    action: `application.${action}`,
    actor: desk.boss,
    before,
    after,
    noteChanged,
  });
  expect(body.entries).toHaveLength(5);
  expect(body.entries).toEqual(
    expect.arrayContaining([
      entry('deleted', side('rejected'), null),
      entry('commented', side('rejected'), side('rejected')),
      entry('changed', side('rejected'), side('rejected'), true),
      entry('changed', side('in_review'), side('rejected'), true),
      entry('changed', side('new'), side('in_review')),
    ]),
  );
  expect(text).not.toMatch(/Too young|Come back|Seems nice|My answer/);
});
