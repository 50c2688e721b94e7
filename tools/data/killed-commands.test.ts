import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../../test/support/server/bundle';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  [database, directory] = await Promise.all([startTestDatabase(), mkdtemp(path.join(tmpdir(), 'killed-'))]);
});
beforeEach(() => database.redis.flushdb());
afterAll(async () => {
  await database.stop();
  await rm(directory, { recursive: true });
});

interface Ending {
  readonly code: number | null;
  readonly said: string;
}

/** Runs a command on the database. `killAt` kills it after that many database commands, once the last was carried out. */
async function run([program = '', ...args]: readonly string[], killAt = Infinity): Promise<Ending> {
  const started: { child?: ChildProcess } = {};
  let count = 0;
  const door = await database.openDoor(async (_command, execute) => {
    count += 1;
    const reply = await execute();
    if (count === killAt) started.child?.kill('SIGKILL');
    return reply;
  });
  const child = spawn(process.execPath, [await bundled(program), ...args], {
    env: { ...process.env, ...door, BACKUP_PASSPHRASE: 'correct horse' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.child = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Fills the database with about four texts. */
const fill = async (prefix: string) => {
  const fields = Array.from({ length: 1_200 }, (_, index) => [`${prefix}${String(index)}`, 'x'.repeat(900)]);
  for (let at = 0; at < fields.length; at += 400) {
    await database.redis.hset('account:users', Object.fromEntries(fields.slice(at, at + 400)));
  }
};
const usersNow = async () => Object.keys((await database.redis.hgetall('account:users')) ?? {}).toSorted();

test('commands that are killed at any point lose nothing, and the next run goes on', async () => {
  await fill('Alex');
  const original = await usersNow();
  const file = path.join(directory, 'site.backup');
  for (const killAt of [1, 3]) {
    const killed = await run(['tools/data-export.ts', file], killAt);
    expect([killed.code, existsSync(file)]).toEqual([null, false]);
  }
  const exported = await run(['tools/data-export.ts', file]);
  expect(exported).toMatchObject({ code: 0, said: expect.stringContaining('Went on where it was stopped') });
  expect(exported.said).toContain('1200 account:users');

  await database.redis.flushdb();
  await fill('Newer');
  const newer = await usersNow();
  const refused = await run(['tools/data-import.ts', file]);
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') });
  for (const killAt of [2, 4, 6]) {
    expect((await run(['tools/data-import.ts', file, '--yes'], killAt)).code).toBeNull();
    expect(await usersNow()).toEqual(newer);
  }
  expect(await run(['tools/data-import.ts', file, '--yes'])).toMatchObject({ code: 0 });
  expect(await usersNow()).toEqual(original);
});

test('commands that are called in a wrong way say how, and where there is no database they say so', async () => {
  const [wrong, help, away] = await Promise.all([
    run(['tools/data-export.ts', 'a', '--subject', 'nothing']),
    run(['tools/data-import.ts', '--help']),
    run(['tools/data-import.ts', path.join(directory, 'missing')]),
  ]);
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('There is no nothing.') });
  expect(help).toMatchObject({ code: 0, said: expect.stringContaining('--yes') });
  expect(away).toMatchObject({ code: 1, said: expect.stringContaining('no such file') });
});
