import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ErrorCode } from '@/contract/errors';
import { buildAccounts } from '../../functions/accounts/build-accounts';
import { createPasswords } from '../../functions/accounts/passwords';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase, PATIENT_MS } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { type MailSettings, parseMailService } from '../../functions/core/env/mail-settings';
import { ApiError } from '../../functions/core/errors/api-error';
import { systemClock } from '../../functions/core/time/clock';
import { createClosers } from '../../local/closers';
import { startMailServer } from '../../local/mail/mail-server';
import { startDatabase } from './database';
import { areaUnderCurve, median, round } from './figures';
import { type Row, type Tables } from './results';

const ADDRESS = '203.0.113.1';
const SECRET = 'a secret of at least 32 characters';

const COUNT = 1_000;

/** Makes a call about an address; the answer must not depend on whether it has an account. */
type Ask = (email: string) => Promise<void>;

const expectRefusal = async (code: ErrorCode, call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === code) return;
    throw fault;
  }
  throw new Error('A call was taken that had to be refused.');
};

const makeAccounts = async (database: DatabaseAddress): Promise<void> => {
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
};

/** Returns calls that could reveal whether an account exists. Work after the answers goes to `background`. */
const asksOf = (
  database: DatabaseAddress,
  mail: MailSettings,
  background: Promise<unknown>[],
): Record<string, Ask> => {
  const { accounts, recovery } = buildAccounts(
    openDatabase(database, PATIENT_MS),
    { firstAdmin: null, mail, siteUrl: 'https://site.example' },
    systemClock,
    SECRET,
  );
  const later = (work: Promise<unknown>) => void background.push(work);
  return {
    'a wrong password': (email) =>
      expectRefusal(
        'unauthenticated',
        accounts.signIn({ email, password: 'not the password' }, ADDRESS, later),
      ),
    // Background work continues during the next measurement, as it does for a caller who asks again at once.
    'a forgotten password': (email) => recovery.passwords.forgot(email, later),
    'a registration that does not pass the checks': (email) =>
      expectRefusal(
        'validation_failed',
        accounts.register({ username: 'newcomer', email, password: 'password' }, later),
      ),
  };
};

const measure = async (name: string, ask: Ask): Promise<Row> => {
  const timeOf = async (email: string) => {
    const began = performance.now();
    await ask(email);
    return performance.now() - began;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < COUNT; n += 1) {
    if (n % 200 === 0) console.log(`  ${name}: ${String(n)} of ${String(COUNT)}`);
    // The first of the two may warm up resources for the second.
    const kinds = ['known', 'unknown'] as const;
    for (const kind of Math.random() < 0.5 ? kinds : kinds.toReversed()) {
      times[kind].push(await timeOf(`${kind}${String(n)}@example.org`));
    }
  }
  return {
    call: name,
    'median with an account, ms': round(median(times.known), 2),
    'median without, ms': round(median(times.unknown), 2),
    'area under the curve': round(areaUnderCurve(times.known, times.unknown), 3),
  };
};

/** Measures the calls that must not reveal accounts, for addresses with one and as many without, interleaved. */
export const benchSignIn = async (): Promise<Tables> => {
  const closers = createClosers();
  try {
    const database = await startDatabase();
    closers.add(() => database.close());
    const directory = await mkdtemp(path.join(tmpdir(), 'bench-mail-'));
    closers.add(() => rm(directory, { recursive: true, force: true }));
    const server = await startMailServer(directory, () => undefined);
    closers.add(() => server.close());
    const service = parseMailService(server.url);
    if (!service) throw new Error('The mail server has no address.');

    await makeAccounts(database);
    const background: Promise<unknown>[] = [];
    const calls: Row[] = [];
    const asks = asksOf(database, { service, from: 'site@example.org' }, background);
    for (const [name, ask] of Object.entries(asks)) {
      calls.push(await measure(name, ask));
      await Promise.all(background.splice(0));
    }
    return { calls };
  } finally {
    await closers.closeAll();
  }
};
