import type { AuditEntry } from '@/contract/audit';
import { setUpAdminSite } from '../support/server/admin-site';

const desk = setUpAdminSite();
const { as } = desk;

const DAY_MS = 86_400_000;
const JUNE = Date.parse('2026-06-10T12:00:00Z');
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Stores an entry as scripts do, on a day after the 10th of June. */
const log = async (day: number, action: string, actor: string, facts: object = {}) => {
  const at = JUNE + day * DAY_MS;
  const entry = { id: idOf(day), at: new Date(at).toISOString(), action, actor: { id: actor }, ...facts };
  const member = `${String(at).padStart(15, '0')} ${idOf(day)} ${JSON.stringify(entry)}`;
  await desk.site.database.redis.zadd('account:audit', { score: 0, member });
};
const account = (id: string) => ({ before: { id, role: 'user' }, after: { id, role: 'user' } });
const backup = { before: null, after: { id: 'b1' } };
const days = async (query: string): Promise<number[]> => {
  const { entries } = (await as(`GET audit?${query}`)).body as { entries: AuditEntry[] };
  return entries.map(({ id }) => Number(id.slice(-3)));
};

test('the log is filtered by kind, by person and by time, and by all of them together', async () => {
  const { user: alex } = await desk.site.add('Alex');
  const gone = idOf(900);
  await log(1, 'backup.made', alex.id, backup);
  await log(2, 'user.sessions_ended', desk.boss.id, account(alex.id));
  await log(3, 'backup.made', desk.boss.id, backup);
  await log(4, 'user.sessions_ended', gone, account(desk.boss.id));
  expect(await days('')).toEqual([4, 3, 2, 1]);
  expect(await days('kind=backup')).toEqual([3, 1]);
  expect(await days('person=ALEX')).toEqual([2, 1]);
  expect(await days(`person=${alex.id}`)).toEqual([2, 1]);
  expect(await days(`person=${gone}`)).toEqual([4]);
  expect(await days('person=nobody')).toEqual([]);
  expect(await days('from=2026-06-12T12:00:00Z&to=2026-06-14T12:00:00Z')).toEqual([3, 2]);
  expect(await days('from=2026-06-11T00:00:00Z&person=Boss&kind=user')).toEqual([4, 2]);
});

test.each(['kind=king', 'kind=user&kind=backup', 'from=yesterday', 'to=-000001-01-01T00:00:00Z'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await as(`GET audit?${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [query.split('=')[0]]]);
  },
);

test('what is rare is found page by page, with a bounded number of entries read for each', async () => {
  const { redis } = desk.site.database;
  const members = Array.from({ length: 1_600 }, (_, n) => {
    const at = JUNE + n;
    const id = idOf(n);
    const kind = n === 5 ? 'message.deleted' : 'backup.made';
    const sides = n === 5 ? { before: { id: 'm1' }, after: null } : backup;
    const entry = { id, at: new Date(at).toISOString(), action: kind, actor: { id: desk.boss.id }, ...sides };
    return { score: 0, member: `${String(at).padStart(15, '0')} ${id} ${JSON.stringify(entry)}` };
  });
  const pipeline = redis.pipeline();
  for (const member of members) pipeline.zadd('account:audit', member);
  await pipeline.exec();
  const first = (await as('GET audit?kind=message')).body;
  expect([first.entries, first.nextCursor]).toEqual([[], expect.any(String)]);
  const second = (await as(`GET audit?kind=message&cursor=${String(first.nextCursor)}`)).body;
  expect(second.entries).toHaveLength(1);
  expect(second.nextCursor).toBeNull();
  // All pages of one kind have each entry once.
  const seen = new Set<string>();
  let cursor = '';
  do {
    const { entries, nextCursor } = (await as(`GET audit?kind=backup&cursor=${cursor}`)).body;
    for (const { id } of entries) seen.add(id);
    cursor = nextCursor ?? '';
  } while (cursor !== '');
  expect(seen.size).toBe(1_599);
});
