import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finish, setUpBackups, watchedShelf } from '../../test/support/server/backup-stage';
import { openWith, readBackup } from '../../tools/data/backup-file';
import { createBlobShelf } from '../core/blobs/blob-shelf';
import { ShelfError } from '../core/blobs/shelf';

const DAY_MS = 86_400_000;
const admin = { id: randomUUID() };
const stage = setUpBackups();
const { open, openSlow, fill, usersNow } = stage;

describe('the nightly run', () => {
  test('makes one backup a night, says what is in it, and keeps seven', async () => {
    await stage.database.redis.hset('account:users', { one: '{}', two: '{}' });
    const backups = open();
    expect([await backups.nightly(), await backups.nightly()]).toEqual([{ done: true }, { done: true }]);
    expect(await backups.list()).toMatchObject([{ kind: 'night', isLocked: false, counts: { accounts: 2 } }]);
    const [first] = await backups.list();
    for (let night = 0; night < 7; night += 1) {
      stage.clock.advance(DAY_MS);
      expect(await backups.nightly()).toEqual({ done: true });
    }
    const kept = await backups.list();
    expect(kept).toHaveLength(7);
    expect(kept.map(({ id }) => id)).not.toContain(first?.id);
    expect(await createBlobShelf('backups').list(`parts/${String(first?.id)}`)).toEqual([]);
    expect(stage.lines.filter(({ event }) => event === 'backed_up')).toHaveLength(8);
    expect(await stage.database.redis.keys('site:*')).toEqual([]);
  });

  test('goes on in the next run where the time of one was over', async () => {
    await fill('Alex');
    const backups = openSlow();
    const runs: boolean[] = [];
    do runs.push((await backups.nightly()).done);
    while (runs.at(-1) === false);
    expect(runs.length).toBeGreaterThan(3);
    expect(await open().list()).toMatchObject([{ counts: { accounts: 1_200 } }]);
  });

  test('leaves the database alone where there is no place for backups, and says so in the log', async () => {
    await fill('Alex');
    const away = () => Promise.reject(new ShelfError());
    stage.database.commands.length = 0;
    const backups = open({ shelf: { put: away, get: away, list: away, remove: away } });
    expect(await backups.nightly()).toEqual({ done: true });
    expect(stage.lines).toEqual([{ level: 'error', event: 'backup_failed', reason: 'ShelfError' }]);
    expect(stage.database.commands).toEqual([]);
  });
});

describe('a restore', () => {
  test('puts back what was, keeps what was there before as one more backup, and can be undone by that', async () => {
    await fill('Alex');
    const original = await usersNow();
    const backups = open({ passphrase: 'correct horse' });
    await backups.make(admin, null);
    await stage.database.redis.del('account:users');
    await fill('Newer');
    const newer = await usersNow();
    const [made] = await backups.list();
    await finish((joined) => backups.restore(admin, String(made?.id), joined));
    expect(await usersNow()).toEqual(original);
    const [undo] = await backups.list();
    expect(undo).toMatchObject({ kind: 'restore', isLocked: true });
    await finish((joined) => backups.restore(admin, String(undo?.id), joined));
    expect(await usersNow()).toEqual(newer);
    const audit = (await stage.audit()).join();
    for (const part of ['backup.made', 'backup.restored']) expect(audit).toContain(part);
  });

  test('brings back boards of a mode that the network has no more, with the season that ended last', async () => {
    const { redis } = stage.database;
    const season = 'leaderboard:gone:season:2026-01-01T00:00:00.000Z-1';
    const put = async () => {
      await redis.hset('leaderboard:gone:players', { one: '["One"]', two: '["Two"]' });
      await redis.hset(`${season}:players`, { old: '["Old"]' });
      await redis.pexpire(`${season}:players`, DAY_MS);
      await redis.zadd('leaderboard:gone:by:jumps', { score: 3, member: 'one' });
    };
    await put();
    const backups = open();
    await backups.make(admin, null);
    const [made] = await backups.list();
    expect(made?.counts.players).toBe(2);
    await redis.del('leaderboard:gone:players', 'leaderboard:gone:by:jumps', `${season}:players`);
    await finish((joined) => backups.restore(admin, String(made?.id), joined));
    expect(await redis.hgetall('leaderboard:gone:players')).toEqual({ one: ['One'], two: ['Two'] });
    expect(await redis.zscore('leaderboard:gone:by:jumps', 'one')).toBe(3);
    expect(await redis.pttl(`${season}:players`)).toBeGreaterThan(0);
    expect(await redis.pttl('leaderboard:gone:players')).toBe(-1);
  });

  test('goes on where the time of a call was over, and changes nothing until the last step', async () => {
    await fill('Alex');
    const original = await usersNow();
    const [made] = await open()
      .nightly()
      .then(() => open().list());
    await stage.database.redis.del('account:users');
    await fill('Newer');
    const newer = await usersNow();
    const backups = openSlow();
    const phases: string[] = [];
    for (;;) {
      const { phase } = await backups.restore(admin, String(made?.id), null);
      phases.push(phase);
      if (phase === 'done') break;
      expect(await usersNow()).toEqual(newer);
    }
    expect(phases.filter((phase) => phase === 'saving').length).toBeGreaterThan(2);
    expect(phases.filter((phase) => phase === 'restoring').length).toBeGreaterThan(2);
    expect(await usersNow()).toEqual(original);
  });

  test('that fails anywhere on the way loses nothing, and the next call goes on', async () => {
    await fill('Alex');
    const original = await usersNow();
    const [made] = await open()
      .nightly()
      .then(() => open().list());
    await stage.database.redis.del('account:users');
    await fill('Newer');
    const newer = await usersNow();
    let failures = 0;
    for (let at = 1; ; at += 2) {
      let count = 0;
      const failing = watchedShelf(() => {
        count += 1;
        if (count === at) throw new ShelfError();
      });
      const outcome = await open({ shelf: failing })
        .restore(admin, String(made?.id), null)
        .catch((error: unknown) => error);
      if (!(outcome instanceof ShelfError)) break;
      failures += 1;
      expect(await usersNow()).toEqual(newer);
    }
    expect(failures).toBeGreaterThan(3);
    expect(await usersNow()).toEqual(original);
  });

  test('after one that was given up keeps what there is now, and not what there was then', async () => {
    await fill('Alex');
    const backups = open();
    await backups.make(admin, null);
    await backups.make(admin, null);
    const [one, other] = await backups.list();
    const slow = openSlow();
    expect((await slow.restore(admin, String(one?.id), null)).phase).toBe('saving');
    await fill('Newer');
    const newer = await usersNow();
    stage.clock.advance(60_000);
    const failing = open({ shelf: watchedShelf(() => Promise.reject(new ShelfError())) });
    await expect(failing.restore(admin, String(other?.id), null)).rejects.toThrow(ShelfError);
    await backups.restore(admin, String(other?.id), null);
    const [undo] = await backups.list();
    await backups.restore(admin, String(undo?.id), null);
    expect(await usersNow()).toEqual(newer);
  });

  test.each([undefined, 'another one'])('with another passphrase (%s) is refused', async (passphrase) => {
    await fill('Alex');
    const locked = open({ passphrase: 'correct horse' });
    await locked.make(admin, null);
    const [made] = await locked.list();
    const other = open({ ...(passphrase !== undefined && { passphrase }) });
    await expect(other.restore(admin, String(made?.id), null)).rejects.toMatchObject({ code: 'conflict' });
    expect(await usersNow()).toHaveLength(1_200);
  });

  test('of a damaged backup is refused', async () => {
    await fill('Alex');
    const backups = open();
    await backups.make(admin, null);
    const [made] = await backups.list();
    const shelf = createBlobShelf('backups');
    const [, second = ''] = await shelf.list(`parts/${String(made?.id)}/0`);
    await shelf.remove(second);
    await expect(backups.restore(admin, String(made?.id), null)).rejects.toMatchObject({ code: 'conflict' });
    await expect(backups.restore(admin, randomUUID(), null)).rejects.toMatchObject({ code: 'not_found' });
  });
});

test('a download is what a file of data:export is, and is in the audit log', async () => {
  await fill('Alex');
  const backups = open({ passphrase: 'correct horse' });
  await backups.make(admin, null);
  const [made] = await backups.list();
  const id = String(made?.id);
  const bytes = Buffer.from(await new Response(await backups.download(admin, id)).arrayBuffer());
  expect((await backups.fileOf(id)).bytes).toBe(bytes.length);
  expect(made?.bytes).toBe(bytes.length);
  const directory = await mkdtemp(path.join(tmpdir(), 'download-'));
  const name = path.join(directory, 'site.backup');
  await writeFile(name, bytes);
  const { file, frames } = await openWith(name, () => Promise.resolve('correct horse'));
  const { counts } = await readBackup(file, frames, () => undefined);
  await file.close();
  await rm(directory, { recursive: true });
  expect(counts).toMatchObject({ 'accounts/account:users': 1_200 });
  const audit = (await stage.audit()).join();
  expect(audit).toContain('backup.downloaded');
});
