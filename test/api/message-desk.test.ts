import { randomUUID } from 'node:crypto';
import { identity } from '#network/private/identity';
import { plainTextOf, subjectOf } from '../support/fakes/mail-server';
import { visitorMessage } from '../support/fixtures/contact-message';
import { setUpMailSite } from '../support/server/mail-site';

const mail = setUpMailSite();
const { call, mailsTo } = mail;

type Person = Awaited<ReturnType<typeof mail.site.add>>;
let boss: Person;
let ruby: Person;
beforeEach(async () => {
  boss = await mail.site.add('Boss', 'admin');
  ruby = await mail.site.add('Ruby', 'reviewer');
});

const redis = () => mail.site.database.redis;
const write = async (changes: object = {}) =>
  String((await call('POST /api/contact', { body: { ...visitorMessage, ...changes } })).body.id);
const as = (who: Person, what: string, body?: object) => {
  const [method = '', path = ''] = what.split(' ');
  return call(`${method} /api/admin/messages${path}`, { token: who.token, ...(body && { body }) });
};
const person = ({ user: { id, username } }: Person) => ({ id, username });
const listed = async (query = '') => {
  const { body } = await as(ruby, `GET ${query}`);
  return body.messages.map(({ subject }: { subject: string }) => subject);
};

test('a message that nobody has touched is open and nobody’s, one of an earlier version, too', async () => {
  const id = await write();
  const untouched = { state: 'open', takenBy: null, version: 1 };
  expect((await as(ruby, 'GET ')).body.messages).toEqual([expect.objectContaining({ id, ...untouched })]);
  expect((await as(ruby, `GET /${id}`)).body.message).toMatchObject({
    ...{ id, ...visitorMessage, ...untouched },
    ...{ answers: [], viewers: [], canAnswer: true },
  });
});

test('is taken, released, closed and reopened, each time as a new version in the audit log', async () => {
  const id = await write();
  const act = async (version: number, action: string) => {
    const { status, body } = await as(ruby, `POST /${id}`, { version, action });
    return [status, body.message.state, body.message.takenBy, body.message.version];
  };
  expect(await act(1, 'take')).toEqual([200, 'open', person(ruby), 2]);
  expect(await act(2, 'close')).toEqual([200, 'answered', person(ruby), 3]);
  expect(await act(3, 'reopen')).toEqual([200, 'open', person(ruby), 4]);
  expect(await act(4, 'release')).toEqual([200, 'open', null, 5]);
  const { entries } = (await call('GET /api/admin/audit', { token: boss.token })).body;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['message.released', 'message.reopened', 'message.closed', 'message.taken'],
  ]);
  expect(entries[0]).toMatchObject({ before: { id }, after: { id } });
});

test('who takes what somebody else has just taken hears who has it', async () => {
  const id = await write();
  await as(ruby, `POST /${id}`, { version: 1, action: 'take' });
  const { status, body } = await as(boss, `POST /${id}`, { version: 1, action: 'take' });
  expect([status, body.error.code]).toEqual([409, 'conflict']);
  expect(body.current).toMatchObject({ id, takenBy: person(ruby), version: 2 });
  expect((await as(boss, `POST /${id}`, { version: 2, action: 'take' })).status).toBe(200);
});

test('those who have a message open see each other, until they have been away for a while', async () => {
  const id = await write();
  const viewers = async (who: Person) => (await as(who, `GET /${id}`)).body.message.viewers;
  expect(await viewers(ruby)).toEqual([]);
  expect(await viewers(boss)).toEqual([person(ruby)]);
  expect(await viewers(ruby)).toEqual([person(boss)]);
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 51_000);
  expect(await viewers(ruby)).toEqual([]);
  jest.mocked(Date.now).mockRestore();
  expect(await redis().pttl(`contact:viewers:${id}`)).toBeLessThanOrEqual(50_000);
});

describe('an answer', () => {
  const answer = (who: Person, id: string, changes: object = {}) =>
    as(who, `POST /${id}/answers`, { version: 1, text: 'Hello Alex,\n\ntry <b>again</b>.', ...changes });

  test('goes to the visitor as a mail with the message, replies to the team, and is no automatic mail', async () => {
    const id = await write();
    const { status, body } = await answer(ruby, id);
    expect([status, body.message]).toMatchObject([
      201,
      { state: 'answered', takenBy: person(ruby), version: 2 },
    ]);
    expect(mail.server.arrived).toHaveLength(1);
    const [arrived] = mailsTo(visitorMessage.email);
    if (!arrived) throw new Error('No mail came.');
    expect(subjectOf(arrived)).toBe(`Re: ${visitorMessage.subject}`);
    const text = plainTextOf(arrived);
    expect(text).toMatch(/^Hello Alex,\n\ntry <b>again<\/b>\.\n/);
    expect(text).toContain(visitorMessage.message);
    expect(arrived.source).toContain('&lt;b&gt;again');
    const headers = arrived.source.slice(0, arrived.source.indexOf('\r\n\r\n'));
    expect(headers).toContain(`Reply-To: ${identity.email}`);
    expect(headers).not.toContain('Auto-Submitted');
    const [sent] = (await as(ruby, `GET /${id}`)).body.message.answers;
    expect(sent).toMatchObject({ author: person(ruby), delivery: 'sent', reason: null });
    expect(await redis().hget(`mail:record:${String(sent.id)}`, 'details')).toBeNull();
  });

  test('that somebody else has given meanwhile is shown in the place of a second one', async () => {
    const id = await write();
    await answer(ruby, id);
    const { status, body } = await answer(boss, id, { text: 'Second' });
    expect([status, body.error.code]).toEqual([409, 'conflict']);
    expect(body.current).toMatchObject({ state: 'answered', takenBy: person(ruby) });
    expect(body.current.answers).toHaveLength(1);
    expect(mail.server.arrived).toHaveLength(1);
    expect((await answer(boss, id, { version: 2, text: 'Second' })).body.message.answers).toHaveLength(2);
  });

  test('that is sent again with its key is one answer and one mail, even fifty times at once', async () => {
    const id = await write();
    const idempotencyKey = randomUUID();
    const all = await Promise.all(Array.from({ length: 50 }, () => answer(ruby, id, { idempotencyKey })));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await as(ruby, `GET /${id}`)).body.message.answers).toMatchObject([{ id: idempotencyKey }]);
    expect(mail.server.arrived).toHaveLength(1);
  });

  test('that cannot be delivered says why, and is sent again on request', async () => {
    mail.server.manners = 'refuses the recipient';
    const id = await write();
    await answer(ruby, id);
    const state = async () => (await as(ruby, `GET /${id}`)).body.message.answers[0];
    expect(await state()).toMatchObject({
      delivery: 'dead',
      reason: expect.stringMatching(/^refused:5\d\d$/),
    });
    mail.server.manners = 'takes';
    expect((await as(ruby, `POST /${id}/resend`)).status).toBe(202);
    expect(await state()).toMatchObject({ delivery: 'sent', reason: null });
    expect(mailsTo(visitorMessage.email)).toHaveLength(1);
    expect((await as(ruby, `POST /${id}/resend`)).status).toBe(409);
  });

  test('is erased with its message, with a mail that waits or has failed', async () => {
    for (const manners of ['says 451', 'refuses the recipient'] as const) {
      mail.server.manners = manners;
      const id = await write();
      const { message } = (await answer(ruby, id)).body;
      const record = `mail:record:${String(message.answers[0].id)}`;
      expect(await redis().pttl(record)).toBeGreaterThan(179 * 86_400_000);
      expect((await as(boss, `DELETE /${id}`)).status).toBe(204);
      expect(await redis().exists(record, `contact:message:${id}`, `contact:viewers:${id}`)).toBe(0);
      expect(await redis().zcard('mail:outbox')).toBe(0);
      expect(await redis().zcard('contact:answered')).toBe(0);
    }
    expect((await answer(ruby, randomUUID())).status).toBe(404);
  });
});

describe('the list', () => {
  test('finds open and answered ones, page by page', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, n) => write({ subject: `No. ${String(n)}` })),
    );
    const [answered = ''] = ids;
    await as(ruby, `POST /${answered}`, { version: 1, action: 'close' });
    expect(await listed('?state=answered')).toEqual(['No. 0']);
    const first = (await as(ruby, 'GET ?state=open')).body;
    const second = (await as(ruby, `GET ?state=open&cursor=${String(first.nextCursor)}`)).body;
    const open = [...first.messages, ...second.messages].map(({ id }: { id: string }) => id);
    expect([first.messages.length, second.nextCursor]).toEqual([25, null]);
    expect(open.toSorted()).toEqual(ids.filter((id) => id !== answered).toSorted());
    expect((await as(ruby, 'GET ?state=other')).status).toBe(422);
    const overview = (await call('GET /api/admin/overview', { token: ruby.token })).body;
    expect(overview).toMatchObject({ messages: 30, openMessages: 29 });
  });

  test('searches all fields of the form and nothing else, and says how many it has looked through', async () => {
    await write({ subject: 'Lost RANK' });
    await write({ subject: 'Other', message: 'Where is my rank?' });
    await write({ subject: 'Third', email: 'frank@example.org' });
    await write({ subject: 'ÄRGER' });
    expect((await listed('?search=rank')).toSorted()).toEqual(['Lost RANK', 'Other', 'Third']);
    expect(await listed('?search=%20%C3%A4rger')).toEqual(['ÄRGER']);
    expect(await listed('?search=stored')).toEqual([]);
    expect(await listed('?search=%25a')).toEqual([]);
    expect((await as(ruby, 'GET ?search=rank')).body.searched).toBe(4);
    // The limit would cut the emoji in two.
    const long = encodeURIComponent(`${'x'.repeat(99)}😀`);
    expect(await listed(`?search=${long}`)).toEqual([]);
  });

  test('looks through 250 messages at once, and goes on from there', async () => {
    const id = await write({ subject: 'Oldest' });
    const { redis: client } = mail.site.database;
    const receivedAt = Date.now();
    const others = Array.from({ length: 260 }, () => randomUUID());
    const [first, ...rest] = others.map((member) => ({ member, score: receivedAt + 60_000 }));
    if (first) await client.zadd('contact:messages', first, ...rest);
    await Promise.all(
      others.map((other) => client.hset(`contact:message:${other}`, { receivedAt, ...visitorMessage })),
    );
    const page = (await as(ruby, 'GET ?search=oldest')).body;
    expect(page).toMatchObject({ messages: [], searched: 250 });
    const next = (await as(ruby, `GET ?search=oldest&cursor=${String(page.nextCursor)}`)).body;
    expect(next).toMatchObject({ messages: [{ id }], searched: 11, nextCursor: null });
  });
});
