import { questionsOf } from '@/lib/questions';
import { answersFor, applicationFor } from '../support/fixtures/applications';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

let site: AccountSite;
beforeAll(async () => {
  site = await startAccountSite();
});
beforeEach(() => site.database.redis.flushdb());
afterAll(() => site.stop());

const send = (body: unknown) => site.call('POST /api/applications', { body });
const records = () => site.database.redis.keys('application:record:*');

describe('what does not pass the checks', () => {
  const refused = async (changes: Record<string, unknown>) => {
    const { status, body } = await send({ ...applicationFor('Architect'), ...changes });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(await records()).toEqual([]);
    return body.error.fields;
  };
  const UNREAD = expect.stringMatching(/^You must read the application guidelines before submitting\./);
  const agoIso = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

  test.each([undefined, null, '', 'King', 'staff', 5, ['Moderator'], '__proto__', 'constructor'])(
    'position %j',
    async (position) => {
      expect(await refused({ position })).toEqual({ position: 'Please select a position' });
    },
  );

  test.each<[string, unknown]>([
    ['at no time', undefined],
    ['at null', null],
    ['at an empty text', ''],
    ['yesterday', 'yesterday'],
    ['at a year', '2026'],
    ['at a number', 1e12],
    ['at an object', {}],
    ['over a day ago', agoIso(86_400_001)],
    ['in six minutes', agoIso(-360_000)],
    ['at the birth of Christ', '0000-00-00T00:00:00Z'],
    ['at 99 o’clock', '2026-02-30T99:00:00Z'],
    ['at a time and a hundred blanks', `${new Date().toISOString()}${' '.repeat(99)}`],
  ])('guidelines read %s', async (_when, guidelinesReadAt) => {
    expect(await refused({ guidelinesReadAt })).toEqual({ guidelinesReadAt: UNREAD });
  });

  test('guidelines read almost a day ago, or by a clock that is a little ahead, are read', async () => {
    for (const [ign, guidelinesReadAt] of [
      ['Alex', agoIso(86_390_000)],
      ['Steve', agoIso(-290_000)],
    ] as const) {
      expect((await send(applicationFor('Architect', { ign }, { guidelinesReadAt }))).status).toBe(201);
    }
  });

  test('answers, each by its name', async () => {
    const wrong = {
      text: ['a'.repeat(201), ' ', '\0'],
      long: ['a'.repeat(4_001), '\ud83d\v'],
      number: ['15'],
      email: ['alex@'],
      timezone: ['GMT+99:00 - Nowhere'],
      select: ['None of these'],
      'yes-no': ['Maybe'],
      date: ['2005-02-29'],
    };
    const asked = questionsOf('Architect');
    const answers: Record<string, string> = Object.fromEntries(
      asked.map(({ id: name, kind }, index) => [name, wrong[kind][index % wrong[kind].length] ?? '']),
    );
    delete answers['discord'];
    const fields = await refused({ answers });
    expect(Object.keys(fields).toSorted()).toEqual(asked.map(({ id: name }) => `answers.${name}`).toSorted());
    expect(fields['answers.age']).toBe('You must be at least 16 years old to apply');
  });

  test.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['a number', 5],
    ['a text', 'text'],
    ['an array', []],
    ['an array of good ones', [answersFor('Architect')]],
  ])('answers that are %s', async (_what, answers) => {
    const fields: Record<string, string> = await refused({ answers });
    expect(Object.keys(fields).every((name) => name.startsWith('answers'))).toBe(true);
    // Site messages, not the validator's, which repeat the input.
    expect(Object.values(fields).join()).not.toMatch(/`/);
  });

  test('answers to what nobody asked, at most 20 of them named', async () => {
    const answers = { ...answersFor('Architect'), nobodyAsksForThis: 'I would ban them', role: 'admin' };
    expect(Object.keys(await refused({ answers })).toSorted()).toEqual([
      'answers.nobodyAsksForThis',
      'answers.role',
    ]);
    const hostile = JSON.parse('{"__proto__":{"role":"admin"},"constructor":"x","toString":"x"}');
    expect(Object.keys(await refused({ answers: { ...answersFor('Architect'), ...hostile } }))).toContain(
      'answers.constructor',
    );
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`field${String(n)}`, 'x']));
    expect(Object.keys(await refused({ answers: { ...answersFor('Architect'), ...many } }))).toHaveLength(20);
  });

  test('a body over 512 KiB is 413, and one just below it is looked at', async () => {
    const filled = (size: number) =>
      JSON.stringify({ ...applicationFor('Architect'), filler: 'a'.repeat(size) });
    expect((await send(filled(524_288))).status).toBe(413);
    expect((await send(filled(500_000))).status).toBe(201);
  });
});

test('fields of the record are not the sender’s to set', async () => {
  const extra = {
    id: 'x',
    state: 'accepted',
    note: 'Welcome',
    applicant: 'account:x',
    userId: 'x',
    role: 'admin',
  };
  const { body } = await send({ ...applicationFor('Architect'), ...extra });
  const record = await site.database.redis.hgetall(`application:record:${String(body.id)}`);
  expect(record).toMatchObject({ state: 'new', note: '' });
  expect(Object.keys(record ?? {})).not.toContain('userId');
  expect(Object.keys(record ?? {})).not.toContain('role');
});

test('a hundred applications that do not pass ask the database twenty times, and a repetition among them is known', async () => {
  const strict = await startAccountSite({ ADDRESS_LIMIT_FACTOR: '1' });
  const good = applicationFor('Architect');
  const call = (body: unknown, ip: string) => strict.call('POST /api/applications', { body, ip });
  const { id } = (await call(good, '198.51.100.1')).body;
  const old = { ...good, guidelinesReadAt: '2020-01-01T00:00:00Z' };
  expect((await call(old, '198.51.100.2')).body).toEqual({ id });
  strict.database.commands.length = 0;
  for (let n = 0; n < 100; n += 1) {
    const { status } = await call({ ...applicationFor('Architect'), position: 'King' }, '203.0.113.9');
    expect(status).toBe(422);
  }
  expect(strict.database.commands).toHaveLength(20);
  await strict.stop();
});
