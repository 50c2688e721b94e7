import { randomUUID } from 'node:crypto';
import { createRecoveryStore } from '../../functions/accounts/store/recovery-store';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase } from '../../functions/core/database/database';
import { resetLetter } from '../../functions/mail';
import { packLetters } from '../../functions/mail/store/pack-letters';
import { areaUnderCurve } from '../../tools/bench/area-under-curve';
import { accountOf, cheapHash } from '../support/server/accounts';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { SECRET } from '../support/server/secret';

const ROUNDS = 1_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

test('the time that a request for a link takes does not tell whether an account has the address', async () => {
  const stores = openDatabase(database, 10_000);
  const [users, recovery] = [createUserStore(stores), createRecoveryStore(stores)];
  const passwordHash = cheapHash('correct horse battery');
  const known: number[] = [];
  const unknown: number[] = [];
  const emails = Array.from({ length: ROUNDS }, () => `${randomUUID()}@example.org`);
  for (const [index, email] of emails.entries()) {
    await users.create(accountOf(`u${String(index)}`, { email, passwordHash }));
  }
  const measure = async (email: string) => {
    const letters = packLetters([resetLetter(email)], Date.now(), SECRET);
    const start = performance.now();
    await recovery.forgot(email, letters);
    return performance.now() - start;
  };
  for (let warm = 0; warm < 50; warm += 1) await measure(`${randomUUID()}@example.org`);
  for (const email of emails) {
    const isFirst = Math.random() < 0.5;
    if (isFirst) known.push(await measure(email));
    unknown.push(await measure(`${randomUUID()}@example.org`));
    if (!isFirst) known.push(await measure(email));
  }
  const area = areaUnderCurve(known, unknown);
  expect(area).toBeGreaterThan(0.45);
  expect(area).toBeLessThan(0.55);
});
