import { FREE_PLAN, NEARLY_OVER } from '@/contract/usage';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { FakeClock } from '../../test/support/server/fake-clock';
import { createSavingsDesk } from '../content/desk/savings-desk';
import { shippedBodies, shippedLibrary } from '../content/shipped';
import { createContentStore } from '../content/store/content-store';
import { openDatabase } from '../core/database/database';
import { createUsageStore } from '../core/usage/usage-store';
import { createSaving } from './saving';

const ADMIN = { id: 'ada' };
const NO = { film: false, polls: false, heartbeats: false };
const ALL = { film: true, polls: true, heartbeats: true };
const ENOUGH = NEARLY_OVER * FREE_PLAN.commands;
const NEXT_MONTH_MS = 31 * 86_400_000;

let database: TestDatabase;
let clock: FakeClock;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(async () => {
  await database.redis.flushdb();
  clock = new FakeClock();
});
afterAll(() => database.stop());

function start() {
  const open = openDatabase(database, 5_000);
  const store = createContentStore(open, { library: shippedLibrary, bodies: shippedBodies });
  const usage = createUsageStore(open);
  const published: string[] = [];
  const saving = createSaving({
    desk: createSavingsDesk({ store, clock }),
    usage,
    forget: () => void published.push('forgotten'),
    purge: () => Promise.resolve(void published.push('purged')),
    clock,
    log: () => undefined,
  });
  const use = (commands: number) => usage.add(clock.now(), { commands, calls: 0, views: 0, ms: 0 });
  return { saving, published, use };
}

test('a site that has never saved does without nothing', async () => {
  const { saving, published } = start();
  await saving.follow();
  expect(await saving.get()).toEqual({ ...NO, bySite: [], version: null });
  expect(published).toEqual([]);
});

test('an admin’s word counts, and one that is based on an older state is refused with the newer one', async () => {
  const { saving } = start();
  const first = await saving.put(ADMIN, { ...NO, film: true });
  expect(first).toEqual({ ...NO, film: true, bySite: [], version: 1 });
  await expect(saving.put(ADMIN, NO)).rejects.toMatchObject({ code: 'conflict' });
  expect(await saving.put(ADMIN, { ...NO, version: 1 })).toEqual({ ...NO, bySite: [], version: 2 });
});

test('from 95 % on the site does without everything, and takes back in the next month what it did itself', async () => {
  const { saving, published, use } = start();
  await saving.put(ADMIN, { ...NO, film: true });
  await use(ENOUGH - 10);
  await saving.follow();
  expect(await saving.get()).toMatchObject({ film: true, polls: false, version: 1 });
  await use(10);
  await saving.follow();
  expect(await saving.get()).toEqual({ ...ALL, bySite: ['polls', 'heartbeats'], version: 2 });
  expect(published).toEqual(['forgotten', 'purged']);
  await saving.follow();
  expect((await saving.get()).version).toBe(2);

  clock.advance(NEXT_MONTH_MS);
  await saving.follow();
  expect(await saving.get()).toEqual({ ...NO, film: true, bySite: [], version: 3 });
  await saving.follow();
  expect((await saving.get()).version).toBe(3);
});

test('what an admin turns on again after that stays on until the month ends', async () => {
  const { saving, use } = start();
  await use(ENOUGH);
  await saving.follow();
  await saving.put(ADMIN, { ...ALL, polls: false, version: 1 });
  await saving.follow();
  expect(await saving.get()).toEqual({ ...ALL, polls: false, bySite: ['film', 'heartbeats'], version: 2 });
  clock.advance(NEXT_MONTH_MS);
  await saving.follow();
  expect(await saving.get()).toEqual({ ...NO, bySite: [], version: 3 });
});

test('credits that visitors’ requests and their bytes need count as well', async () => {
  const { saving } = start();
  const usage = createUsageStore(openDatabase(database, 5_000));
  await usage.add(clock.now(), { commands: 0, calls: 200_000, views: 200_000, ms: 0 });
  await saving.follow();
  expect(await saving.get()).toMatchObject(ALL);
});
