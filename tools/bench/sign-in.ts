import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAccounts } from '../../functions/accounts/build-accounts';
import { createPasswords } from '../../functions/accounts/passwords';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase, PATIENT_MS } from '../../functions/core/database/database';
import { ApiError } from '../../functions/core/errors/api-error';
import { systemClock } from '../../functions/core/time/clock';
import { openEngine } from '../../local/data-service/engine';
import { startDataService } from '../../local/data-service/server';
import { areaUnderCurve } from './area-under-curve';

const ADDRESS = '203.0.113.1';

/**
 * Wrong passwords for so many email addresses that have an account and as many that have none, interleaved: prints how
 * well the response time tells the two apart, where 0.5 is not at all.
 */
export const benchSignIn = async (count = 1_000): Promise<void> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const { engine } = await openEngine({ directory });
  const database = await startDataService({ engine, token: 'bench' });
  const users = createUserStore(openDatabase(database, 10_000));
  const passwordHash = await createPasswords().hash(randomUUID());
  const createdAt = new Date().toISOString();
  for (let n = 0; n < count; n += 1) {
    const [username, email] = [`player_${String(n)}`, `known${String(n)}@example.org`];
    await users.create({
      user: { id: randomUUID(), username, email, role: 'user', createdAt },
      passwordHash,
    });
  }

  const { accounts } = buildAccounts(openDatabase(database, PATIENT_MS), { firstAdmin: null }, systemClock);
  const timeOf = async (email: string) => {
    const began = performance.now();
    try {
      await accounts.signIn({ email, password: 'not the password' }, ADDRESS);
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'unauthenticated') return performance.now() - began;
      throw fault;
    }
    throw new Error('A wrong password was accepted.');
  };

  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < count; n += 1) {
    // Whichever goes first may pay for what the other finds ready.
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[kind].push(await timeOf(`${kind}${String(n)}@example.org`));
    }
  }
  await database.close();
  await engine.close();
  await rm(directory, { recursive: true, force: true });

  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  console.log(`POST /api/auth/login, ${String(count)} known and ${String(count)} unknown accounts`);
  console.log(
    `  median                  ${median(times.known).toFixed(1)} and ${median(times.unknown).toFixed(1)} ms`,
  );
  console.log(`  AUC                     ${areaUnderCurve(times.known, times.unknown).toFixed(3)}`);
};
