import { randomUUID } from 'node:crypto';
import { finish, setUpBackups, startHeldShelf } from '../../test/support/server/backup-stage';
import { createBlobShelf } from '../core/blobs/blob-shelf';
import { ShelfError } from '../core/blobs/shelf';

const MINUTE_MS = 60_000;
const LEASE = 'site:backup-lease';
const alex = { id: randomUUID() };
const steve = { id: randomUUID() };

const stage = setUpBackups();
const { open, openSlow, fill, usersNow } = stage;
beforeEach(() => fill('Alex'));

const kinds = async () => (await open().list()).map(({ kind }) => kind);
/** Returns the ids of the admins in the audit log's entries of this action, sorted. */
const actors = async (action: string) =>
  (await stage.audit())
    .filter((entry) => entry.includes(action))
    .map(actorIn)
    .toSorted();
const actorIn = (entry: string) => /"actor":\{"id":"([^"]+)"/.exec(entry)?.[1];

/** Starts a call that holds the lease until `end`, which resolves to its response. */
async function hold<T>(call: (backups: ReturnType<typeof open>) => Promise<T>) {
  const { shelf, isReached, open: go } = startHeldShelf();
  const response = call(open({ shelf }));
  await isReached;
  return {
    end() {
      go();
      return response;
    },
  };
}
/** Returns the id of a backup that was made before the test begins. */
async function makeFirst() {
  const { work } = await open().make(alex, null);
  return String(work);
}

describe('a backup by hand', () => {
  test('that two admins ask for at once is one backup, and each of them is in the audit log once', async () => {
    const first = await hold((backups) => backups.make(alex, null));
    const joined = await open().make(steve, null);
    expect(joined).toMatchObject({ phase: 'waiting', steps: 0 });
    const made = await first.end();
    expect(made).toMatchObject({ phase: 'done', work: joined.work });
    expect(await open().make(steve, joined.work)).toEqual(made);
    // Repeated, as after a lost response.
    expect(await open().make(alex, made.work)).toEqual(made);
    expect(await open().make(steve, made.work)).toEqual(made);
    expect(await kinds()).toEqual(['hand']);
    expect(await actors('backup.made')).toEqual([alex.id, steve.id].toSorted());
  });

  test('is one however the calls of those who joined it meet its end', async () => {
    const others = Array.from({ length: 4 }, () => ({ id: randomUUID() }));
    const first = await hold((backups) => backups.make(alex, null));
    const [{ work } = { work: null }] = await Promise.all(others.map((admin) => open().make(admin, null)));
    const calls = others.map((admin) => finish((joined) => open().make(admin, joined), work));
    await Promise.all([first.end(), ...calls]);
    expect(await kinds()).toEqual(['hand']);
    expect(await actors('backup.made')).toEqual([alex, ...others].map(({ id }) => id).toSorted());
  });

  test('joins the nightly one, during its calls and between them', async () => {
    const slow = openSlow();
    expect(await slow.nightly()).toEqual({ done: false });
    const second = await hold((backups) => backups.nightly());
    const joined = await open().make(alex, null);
    expect(joined).toMatchObject({ phase: 'waiting', steps: 1 });
    expect(joined.of).toBeGreaterThan(3);
    stage.clock.advance(9_000);
    expect(await second.end()).toEqual({ done: false });
    expect(await open().make(alex, joined.work)).toMatchObject({ phase: 'done', work: joined.work });
    expect(await kinds()).toEqual(['night']);
    expect(await actors('backup.made')).toEqual([alex.id]);
    expect(stage.lines).toMatchObject([{ event: 'backed_up' }]);
    expect(await open().nightly()).toEqual({ done: true });
    expect(await kinds()).toEqual(['night']);
  });

  test('waits for a restore, between its calls too, and is made after it', async () => {
    const id = await makeFirst();
    const slow = openSlow();
    const { work } = await slow.restore(steve, id, null);
    expect(await open().make(alex, null)).toMatchObject({ phase: 'waiting', work: null, steps: 1 });
    const call = await hold((backups) => backups.restore(steve, id, work));
    stage.clock.advance(MINUTE_MS);
    expect(await open().make(alex, null)).toMatchObject({ phase: 'waiting', work: null });
    await call.end();
    await finish((joined) => open().restore(steve, id, joined), work);
    await finish((joined) => open().make(alex, joined));
    expect(await kinds()).toEqual(['hand', 'restore', 'hand']);
  });

  test('waits a minute for a restore that was given up, which can go on afterwards', async () => {
    const id = await makeFirst();
    await stage.database.redis.del('account:users');
    await fill('Newer');
    // Never ends, and its lease expires.
    await hold((backups) => backups.restore(steve, id, null));
    await stage.database.redis.del(LEASE);
    stage.clock.advance(MINUTE_MS - 1);
    expect(await open().make(alex, null)).toMatchObject({ phase: 'waiting' });
    stage.clock.advance(1);
    expect(await open().make(alex, null)).toMatchObject({ phase: 'done' });
    await finish((joined) => open().restore(steve, id, joined));
    expect((await usersNow())[0]).toMatch(/^Alex/);
  });

  test('goes on with the one of a call that died, once the lease of that has run out', async () => {
    const { work } = await openSlow().make(alex, null);
    // Never ends.
    await hold((backups) => backups.make(alex, work));
    expect(await open().make(steve, null)).toMatchObject({ phase: 'waiting', work });
    const left = await stage.database.redis.pttl(LEASE);
    expect(left).toBeGreaterThan(MINUTE_MS);
    expect(left).toBeLessThanOrEqual(65_000);
    await stage.database.redis.del(LEASE);
    expect(await open().make(steve, work)).toMatchObject({ phase: 'done', work });
    expect(await kinds()).toEqual(['hand']);
    expect(await actors('backup.made')).toEqual([alex.id, steve.id].toSorted());
  });

  test('whose last step fails is finished by the next call: one backup, and its entry in the audit log', async () => {
    const shelf = createBlobShelf('backups');
    const failing = open({
      shelf: {
        ...shelf,
        list: (beginning) =>
          beginning === 'parts/' ? Promise.reject(new ShelfError()) : shelf.list(beginning),
      },
    });
    await expect(failing.make(alex, null)).rejects.toThrow(ShelfError);
    expect(await open().make(alex, null)).toMatchObject({ phase: 'done' });
    expect(await kinds()).toEqual(['hand']);
    expect(await actors('backup.made')).toEqual([alex.id]);
    expect(await stage.database.redis.exists('site:backup')).toBe(0);
  });
});

describe('the nightly run', () => {
  test('leaves its backup to the next run while another call works, without an error', async () => {
    const first = await hold((backups) => backups.make(alex, null));
    expect(await open().nightly()).toEqual({ done: false });
    await first.end();
    expect(await kinds()).toEqual(['hand']);
    expect(await open().nightly()).toEqual({ done: true });
    expect(await kinds()).toEqual(['night', 'hand']);
    expect(stage.lines).toMatchObject([{ level: 'info', event: 'backed_up' }]);
  });

  test('leaves a restore alone between its calls', async () => {
    const id = await makeFirst();
    const { work } = await openSlow().restore(steve, id, null);
    expect(await open().nightly()).toEqual({ done: false });
    await finish((joined) => open().restore(steve, id, joined), work);
    expect(await kinds()).toEqual(['restore', 'hand']);
  });

  test('finishes what an admin began and left, in the name of that admin, before its own', async () => {
    expect(await openSlow().make(alex, null)).toMatchObject({ phase: 'saving' });
    expect(await open().nightly()).toEqual({ done: false });
    expect(await kinds()).toEqual(['hand']);
    expect(await actors('backup.made')).toEqual([alex.id]);
    expect(await open().nightly()).toEqual({ done: true });
    expect(await kinds()).toEqual(['night', 'hand']);
  });
});

describe('a restore', () => {
  test('waits for a backup, between its calls too, and goes on then', async () => {
    const id = await makeFirst();
    const begun = await openSlow().make(alex, null);
    expect(begun).toMatchObject({ phase: 'saving', steps: 1 });
    expect(await open().restore(steve, id, null)).toMatchObject({ phase: 'waiting', steps: 1, work: null });
    const call = await hold((backups) => backups.make(alex, begun.work));
    expect(await open().restore(steve, id, null)).toMatchObject({ phase: 'waiting', steps: 1, work: null });
    expect(await call.end()).toMatchObject({ phase: 'done', work: begun.work });
    await finish((joined) => open().restore(steve, id, joined));
    expect(await kinds()).toEqual(['restore', 'hand', 'hand']);
  });

  test('waits a minute for a backup that was given up', async () => {
    const id = await makeFirst();
    await openSlow().make(alex, null);
    stage.clock.advance(MINUTE_MS - 1);
    expect(await open().restore(steve, id, null)).toMatchObject({ phase: 'waiting' });
    stage.clock.advance(1);
    await finish((joined) => open().restore(steve, id, joined));
    expect(await kinds()).toEqual(['restore', 'hand']);
  });

  test('of another backup is refused meanwhile, and the first one does not notice', async () => {
    const [first, second] = [await makeFirst(), await makeFirst()];
    await stage.database.redis.del('account:users');
    await fill('Newer');
    const refused = { code: 'conflict', message: expect.stringMatching(/^Another backup is being restored/) };
    const call = await hold((backups) => backups.restore(alex, first, null));
    await expect(open().restore(steve, second, null)).rejects.toMatchObject(refused);
    stage.clock.advance(MINUTE_MS);
    await expect(open().restore(steve, second, null)).rejects.toMatchObject(refused);
    const { phase, work } = await call.end();
    expect(phase).toBe('saving');
    await expect(open().restore(steve, second, null)).rejects.toMatchObject(refused);
    // A call that is about to be refused.
    const lease = JSON.stringify({ id: randomUUID(), restores: second });
    await stage.database.redis.set(LEASE, lease);
    expect(await open().restore(alex, first, work)).toMatchObject({ phase: 'waiting', work });
    await stage.database.redis.del(LEASE);
    await finish((joined) => open().restore(alex, first, joined), work);
    expect((await usersNow())[0]).toMatch(/^Alex/);
    expect(await kinds()).toEqual(['restore', 'hand', 'hand']);
    await finish((joined) => open().restore(steve, second, joined));
  });

  test('that two admins ask for at once is done once', async () => {
    const id = await makeFirst();
    const call = await hold((backups) => backups.restore(alex, id, null));
    const joined = await open().restore(steve, id, null);
    expect(joined).toMatchObject({ phase: 'waiting' });
    const done = await call.end();
    expect(done).toMatchObject({ phase: 'done', work: joined.work });
    await stage.database.redis.hset('account:users', { Since: '{}' });
    expect(await open().restore(steve, id, joined.work)).toEqual(done);
    expect(await usersNow()).toContain('Since');
    expect(await kinds()).toEqual(['restore', 'hand']);
  });
});
