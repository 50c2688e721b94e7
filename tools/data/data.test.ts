import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupRefusals } from '#messages/backup-refusals';
import { packEnd } from '../../functions/backup/format/end';
import { createFrames, digestOf } from '../../functions/backup/format/frames';
import { packHeader } from '../../functions/backup/format/header';
import { packPart } from '../../functions/backup/format/parts';
import { createBackupStore } from '../../functions/backup/store/backup-store';
import { SUBJECTS } from '../../functions/backup/subjects';
import { openDatabase } from '../../functions/core/database/database';
import { startTestDatabase, type TestDatabase } from '../../test/support/server/data-service';
import { openWith } from './backup-file';
import { exportToFile } from './export-data';
import { importData } from './import-data';

const PASSPHRASE = 'correct horse battery staple';
const quiet = { onProgress: () => undefined, check: () => undefined };
const mayReplace = () => Promise.resolve(true);

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  [database, directory] = await Promise.all([startTestDatabase(), mkdtemp(path.join(tmpdir(), 'data-'))]);
});
beforeEach(() => database.redis.flushdb());
afterAll(async () => {
  await database.stop();
  await rm(directory, { recursive: true });
});

const store = () => createBackupStore(openDatabase(database, 20_000));
const newName = () => path.join(directory, randomUUID());
async function exported(passphrase: string | null, differences: object = {}): Promise<string> {
  const name = newName();
  const options = { store: store(), subjects: SUBJECTS, passphrase, textBytes: 200, ...quiet };
  await exportToFile(name, { ...options, ...differences });
  return name;
}
async function imported(name: string, passphrase: string | null, differences: object = {}) {
  const { file, frames } = await openWith(name, () => Promise.resolve(passphrase));
  try {
    return await importData({ store: store(), file, frames, mayReplace, ...quiet, ...differences });
  } finally {
    await file.close();
  }
}

/** Stores fifty accounts, each also in the list of names. */
const fill = (prefix: string) => {
  const names = Array.from({ length: 50 }, (_, index) => [`${prefix}${String(index)}`, 'id'] as const);
  return Promise.all([
    database.redis.hset('account:users', Object.fromEntries(names)),
    database.redis.hset('account:names', Object.fromEntries(names)),
  ]);
};
const usersNow = async () => Object.keys((await database.redis.hgetall('account:users')) ?? {}).toSorted();

describe('a backup', () => {
  test('says nothing to whoever has no passphrase, or a wrong one', async () => {
    await fill('Alexandra');
    const name = await exported(PASSPHRASE);
    const raw = await readFile(name, 'latin1');
    expect(raw).not.toContain('Alexandra');
    await expect(imported(name, null)).rejects.toThrow(backupRefusals.locked);
    await expect(imported(name, 'another one')).rejects.toThrow(backupRefusals.wrongPassphrase);
    await database.redis.flushdb();
    expect((await imported(name, PASSPHRASE)).outcome).toBe('imported');
    expect(await usersNow()).toHaveLength(50);
  });

  test.each([PASSPHRASE, null])(
    'is refused whole wherever a byte of it is another one (%s)',
    async (passphrase) => {
      await fill('Alex');
      const name = await exported(passphrase);
      const bytes = await readFile(name);
      await fill('Newer');
      const before = await usersNow();
      const places = [
        3,
        60,
        bytes.indexOf('\n') + 2,
        ...[0.3, 0.5, 0.7, 0.9].map((part) => Math.floor(bytes.length * part)),
        bytes.length - 1,
      ];
      for (const place of places) {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ 1;
        const other = newName();
        await writeFile(other, changed);
        await expect(imported(other, passphrase)).rejects.toMatchObject({ name: 'BackupFileError' });
        expect(await database.redis.keys('site:*')).toEqual([]);
      }
      for (const length of [0, 10, bytes.length - 1, Math.floor(bytes.length / 2)]) {
        const other = newName();
        await writeFile(other, bytes.subarray(0, length));
        await expect(imported(other, passphrase)).rejects.toMatchObject({ name: 'BackupFileError' });
      }
      const longer = newName();
      await writeFile(longer, Buffer.concat([bytes, bytes.subarray(-40)]));
      await expect(imported(longer, passphrase)).rejects.toMatchObject({ name: 'BackupFileError' });
      expect(await usersNow()).toEqual(before);
    },
  );

  test('of a newer version is refused by its number', async () => {
    await fill('Alex');
    const name = await exported(null);
    const text = await readFile(name, 'latin1');
    await writeFile(name, text.replace('"version":1', '"version":7'), 'latin1');
    await expect(imported(name, null)).rejects.toThrow(backupRefusals.newerFormat(7, 1));
  });

  test('is written in the place of no other file', async () => {
    const name = await exported(null);
    const options = { store: store(), subjects: SUBJECTS, passphrase: null, ...quiet };
    await expect(exportToFile(name, options)).rejects.toThrow('exists');
  });

  test('that holds what no backup has is refused', async () => {
    const header = { id: 'made-up', at: new Date(0).toISOString(), subjects: SUBJECTS, lock: null };
    const frames = await createFrames(header, null);
    const text = JSON.stringify(['account:sessions:somebody', 'hash', '', '0', ['token', '{}']]);
    const end = packEnd({ texts: 1, digest: digestOf(frames.first, text), counts: {} });
    const name = newName();
    await writeFile(name, [
      `${packHeader(header)}\n`,
      packPart({ frame: await frames.seal(0, text), isEnd: false }),
      packPart({ frame: await frames.seal(1, end, true), isEnd: true }),
    ]);
    await expect(imported(name, null)).rejects.toMatchObject({ reason: 'damaged' });
    expect(await database.redis.keys('*')).toEqual([]);
  });

  test('leaves nothing of what came since', async () => {
    await fill('Alex');
    const name = await exported(null);
    await database.redis.hset('account:players', { newer: 'id' });
    await database.redis.hset('application:record:newer', { position: 'Architect' });
    await imported(name, null);
    expect(await database.redis.exists('account:players', 'application:record:newer')).toBe(0);
  });

  test('of one subject leaves the others alone', async () => {
    await fill('Alex');
    await database.redis.zadd('status:history:fine', { score: 1, member: '1 harbor=2' });
    const name = await exported(null, { subjects: ['accounts'] });
    await fill('Newer');
    await database.redis.zadd('status:history:fine', { score: 2, member: '2 harbor=3' });
    await imported(name, null);
    expect(await usersNow()).toHaveLength(50);
    expect(await database.redis.zcard('status:history:fine')).toBe(2);
  });
});

test('an export while others write keys of several subjects in step is of one moment', async () => {
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 1; !isOver; count += 1) {
      const member = `${String(writer)}-${String(count)}`;
      const step = database.redis.multi();
      step.hset('account:users', { [member]: 'x'.repeat(100) });
      step.sadd('application:open', member);
      step.set(`application:sent:${String(writer)}`, String(count));
      await step.exec();
    }
  };
  const writers = [1, 2, 3].map(write);
  const names: string[] = [];
  for (let round = 0; round < 3; round += 1) names.push(await exported(null, { textBytes: 20_000 }));
  isOver = true;
  await Promise.all(writers);
  const sizes: number[] = [];
  for (const name of names) {
    await database.redis.flushdb();
    await imported(name, null);
    const users = await usersNow();
    expect((await database.redis.smembers('application:open')).toSorted()).toEqual(users);
    const counts = await database.redis.mget<number[]>(
      [1, 2, 3].map((writer) => `application:sent:${String(writer)}`),
    );
    expect(counts.reduce((sum, count) => sum + Number(count ?? 0), 0)).toBe(users.length);
    sizes.push(users.length);
  }
  expect(new Set(sizes).size).toBeGreaterThan(1);
});

describe('work that is stopped', () => {
  class Stopped extends Error {}
  const stopAfter = (steps: number) => {
    let left = steps;
    return () => {
      left -= 1;
      if (left < 0) throw new Stopped();
    };
  };

  test('an export goes on with the moment that it began with', async () => {
    await fill('Alex');
    const name = newName();
    const options = { store: store(), subjects: SUBJECTS, passphrase: PASSPHRASE, textBytes: 200, ...quiet };
    for (const steps of [0, 1, 3]) {
      await expect(exportToFile(name, { ...options, check: stopAfter(steps) })).rejects.toThrow(Stopped);
      await fill('Newer');
    }
    expect(existsSync(name)).toBe(false);
    // The last write was cut off in the middle.
    const partial = await readFile(`${name}.part`);
    await writeFile(`${name}.part`, partial.subarray(0, -7));
    expect(await exportToFile(name, options)).toMatchObject({ isResumed: true });
    expect(await database.redis.keys('site:*')).toEqual([]);
    await imported(name, PASSPHRASE);
    expect(await usersNow()).toHaveLength(50);
  });

  test('an export whose reading is gone begins anew', async () => {
    await fill('Alex');
    const name = newName();
    const options = { store: store(), subjects: SUBJECTS, passphrase: null, textBytes: 200, ...quiet };
    await expect(exportToFile(name, { ...options, check: stopAfter(2) })).rejects.toThrow(Stopped);
    await database.redis.flushdb();
    await fill('Newer');
    expect(await exportToFile(name, options)).toMatchObject({ isResumed: false });
    await imported(name, null);
    expect((await usersNow())[0]).toMatch(/^Newer/);
  });

  test('an import goes on where it was, and the site keeps all that it has until the last step', async () => {
    await fill('Alex');
    const name = await exported(null);
    await database.redis.flushdb();
    await fill('Newer');
    const before = await usersNow();
    let stops = 0;
    const isDone = () =>
      imported(name, null, { check: stopAfter(1 + 2 * stops) }).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Stopped);
          return false;
        },
      );
    for (; !(await isDone()); stops += 1) expect(await usersNow()).toEqual(before);
    expect(stops).toBeGreaterThan(5);
    expect((await usersNow()).every((user) => user.startsWith('Alex'))).toBe(true);
    expect(await database.redis.keys('site:import:*:*')).toEqual([]);
  });

  test('an import of which something is gone changes nothing', async () => {
    await fill('Alex');
    const name = await exported(null);
    await database.redis.flushdb();
    await fill('Newer');
    const before = await usersNow();
    const lose = async () => {
      await database.redis.del(...(await database.redis.keys('site:import:*:account:names')));
    };
    const losing = {
      ...store(),
      switch: async (...call: Parameters<ReturnType<typeof store>['switch']>) => {
        await lose();
        return store().switch(...call);
      },
    };
    await expect(imported(name, null, { store: losing })).rejects.toThrow('nothing was changed');
    expect(await usersNow()).toEqual(before);
  });
});

test('a full database is not exported by half, takes no import, and keeps what it has', async () => {
  await fill('Alex');
  const name = await exported(null);
  await database.setFull(true);
  try {
    await expect(exported(null)).rejects.toThrow('no room for a second copy');
    await expect(imported(name, null)).rejects.toThrow('nothing was changed');
  } finally {
    await database.setFull(false);
  }
  expect(await database.redis.keys('site:*')).toEqual([]);
  expect(await usersNow()).toHaveLength(50);
});

test('whoever is another one after an import is signed out, and the audit log keeps what was done since', async () => {
  const { redis } = database;
  await redis.hset('account:users', { same: 'one', changed: 'old' });
  await redis.zadd('account:audit', { score: 0, member: '000000000000001 a {}' });
  const name = await exported(null);
  await redis.hset('account:users', { changed: 'new', added: 'later' });
  await redis.zadd('account:audit', { score: 0, member: '000000000000002 b {}' });
  for (const id of ['same', 'changed', 'added']) await redis.hset(`account:sessions:${id}`, { token: '{}' });
  await imported(name, null);
  expect(await redis.keys('account:sessions:*')).toEqual(['account:sessions:same']);
  expect(await redis.zcard('account:audit')).toBe(2);
});
