import { randomUUID } from 'node:crypto';
import { buildAccounts } from '../../functions/accounts/build-accounts';
import { createPasswords } from '../../functions/accounts/passwords';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase, PATIENT_MS } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { ApiError } from '../../functions/core/errors/api-error';
import { systemClock } from '../../functions/core/time/clock';
import { areaUnderCurve } from './area-under-curve';
import { startDatabase } from './database';
import { median } from './median';

const ADDRESS = '203.0.113.1';
const SECRET = 'a secret of at least 32 characters';

const COUNT = 1_000;

export interface SignIn {
  /** Of each kind. */
  count: number;
  /** Median milliseconds. */
  known: number;
  unknown: number;
  /** The area under the curve: how well the time tells the two apart, where 0.5 is not at all. */
  area: number;
}

const measure = async (database: DatabaseAddress): Promise<SignIn> => {
  const users = createUserStore(openDatabase(database, 10_000));
  const passwordHash = await createPasswords().hash(randomUUID());
  console.log(`  making ${String(COUNT)} accounts`);
  const createdAt = new Date().toISOString();
  for (let n = 0; n < COUNT; n += 1) {
    const [username, email] = [`player_${String(n)}`, `known${String(n)}@example.org`];
    await users.create({
      user: { id: randomUUID(), username, email, role: 'user', createdAt },
      passwordHash,
    });
  }

  const { accounts } = buildAccounts(
    openDatabase(database, PATIENT_MS),
    { firstAdmin: null, mail: null, siteUrl: 'https://site.example' },
    systemClock,
    SECRET,
  );
  const timeOf = async (email: string) => {
    const began = performance.now();
    try {
      await accounts.signIn({ email, password: 'not the password' }, ADDRESS, () => undefined);
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'unauthenticated') return performance.now() - began;
      throw fault;
    }
    throw new Error('A wrong password was accepted.');
  };

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < COUNT; n += 1) {
    if (n % 200 === 0) console.log(`  ${String(n)} of ${String(COUNT)}`);
    // Whichever goes first may pay for what the other finds ready.
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[kind].push(await timeOf(`${kind}${String(n)}@example.org`));
    }
  }
  return {
    count: COUNT,
    known: median(times.known),
    unknown: median(times.unknown),
    area: areaUnderCurve(times.known, times.unknown),
  };
};

/** Wrong passwords for email addresses that have an account and as many that have none, interleaved. */
export const benchSignIn = async (): Promise<SignIn> => {
  const database = await startDatabase();
  return measure(database).finally(() => database.close());
};
