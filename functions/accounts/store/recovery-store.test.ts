import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { accountOf } from '../../../test/support/server/accounts';
import { SECRET } from '../../../test/support/server/secret';
import { mailToken, mailTokenHash, type MailPurpose } from '../../core/auth/mail-token';
import { openDatabase } from '../../core/database/database';
import { addressChangedEmail, NO_EMAILS, resetEmail, verificationEmail } from '../../mail';
import type { NewEmail } from '../../mail/new-email';
import { packEmails } from '../../mail/store/pack-emails';
import { createRecoveryStore } from './recovery-store';
import { createUserStore } from './user-store';

const now = 1_750_000_000_000;
const HOUR = 3_600_000;
const OLD = 'Alex@example.org';
const NEW = 'Alexis@example.org';

describe.each(engines)('on the %s engine', (_kind, open) => {
  let service: ServedEngine;
  let recovery: ReturnType<typeof createRecoveryStore>;
  let users: ReturnType<typeof createUserStore>;
  beforeAll(async () => {
    service = await serve(open);
    const database = openDatabase(service, 10_000);
    [recovery, users] = [createRecoveryStore(database), createUserStore(database)];
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const pack = (email: NewEmail, at = now) => packEmails([email], at, SECRET);
  const hashOf = (purpose: MailPurpose, { nonce }: NewEmail) =>
    mailTokenHash(purpose, mailToken(purpose, nonce ?? '', SECRET), SECRET) ?? '';
  async function add(username = 'Alex', emailVerified = false) {
    const account = accountOf(username, { emailVerified });
    await users.create(account);
    return account.user;
  }
  async function wish(id: string, pendingEmail: string | null) {
    const email = verificationEmail(NEW);
    await users.change(id, { pendingEmail }, { queued: pack(email) });
    return hashOf('verify', email);
  }
  const index = () => service.redis.hgetall<Record<string, string>>('account:emails');
  const waiting = () => service.redis.zrange('mail:outbox', 0, -1);

  test('a link is stored for the account of an address, and nothing for an address of nobody', async () => {
    const { id } = await add();
    const queued = [resetEmail('ALEX@example.org'), resetEmail('nobody@example.org')];
    for (const email of queued) await recovery.forgot(email.limitedTo ?? '', pack(email));
    expect(await waiting()).toEqual([queued[0]?.id]);
    const holders = queued.map((email) => recovery.holderOf(hashOf('reset', email)));
    expect(await Promise.all(holders)).toEqual([{ userId: id, email: OLD }, null]);
    expect(await service.redis.hget(`mail:record:${queued[0]?.id ?? ''}`, 'to')).toBe(OLD);
  });

  test('the sixth link within an hour is not stored, and the next one after it is', async () => {
    await add();
    for (let count = 0; count < 6; count += 1) await recovery.forgot(OLD, pack(resetEmail(OLD), now + count));
    expect(await waiting()).toHaveLength(5);
    await recovery.forgot(OLD, pack(resetEmail(OLD), now + HOUR));
    expect(await waiting()).toHaveLength(6);
  });

  test('a reset whose answer was lost changes nothing when it is sent again', async () => {
    const { id } = await add();
    const email = resetEmail(OLD);
    await recovery.forgot(OLD, pack(email));
    const hash = hashOf('reset', email);
    expect(await recovery.reset(id, hash, 'first', NO_EMAILS)).toBe('done');
    expect(await recovery.reset(id, hash, 'second', NO_EMAILS)).toBe('spent');
    expect((await users.find(id))?.passwordHash).toBe('first');
  });

  test('a link of one account does nothing to another', async () => {
    await add();
    const { id: other } = await add('Steve');
    const email = resetEmail(OLD);
    await recovery.forgot(OLD, pack(email));
    expect(await recovery.reset(other, hashOf('reset', email), 'new', NO_EMAILS)).toBe('spent');
    expect((await users.find(other))?.passwordHash).toBe('hash');
  });

  test('a confirmed address takes the place of the old one, in the index too, and the old one is told once', async () => {
    const { id } = await add('Alex', true);
    const hash = await wish(id, NEW);
    const told = pack(addressChangedEmail());
    expect(await recovery.verify({ userId: id, email: NEW }, hash, true, told)).toBe('done');
    expect(await recovery.verify({ userId: id, email: NEW }, hash, true, told)).toBe('spent');
    expect(await index()).toEqual({ [NEW.toLowerCase()]: id });
    expect((await users.findByEmail(NEW))[0]?.user).toMatchObject({
      email: NEW,
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await waiting()).toHaveLength(2);
  });

  test('no index is left dangling when the account goes while its address is being changed', async () => {
    const { id } = await add();
    const hash = await wish(id, NEW);
    await Promise.all([recovery.verify({ userId: id, email: NEW }, hash, true, NO_EMAILS), users.remove(id)]);
    expect(await index()).toBeNull();
    expect(await service.redis.hlen('account:users')).toBe(0);
  });

  test('the wish that was taken back is not granted', async () => {
    const { id } = await add();
    const hash = await wish(id, NEW);
    await users.change(id, { pendingEmail: null });
    expect(await recovery.verify({ userId: id, email: NEW }, hash, true, NO_EMAILS)).toBe('spent');
    expect((await users.find(id))?.user).toMatchObject({ email: OLD, pendingEmail: null });
  });

  test('an account that was stored before addresses were confirmed can be confirmed', async () => {
    const { id } = await add();
    const { emailVerified, pendingEmail, ...old } = JSON.parse(
      JSON.stringify(await service.redis.hget('account:users', id)),
    );
    expect([emailVerified, pendingEmail]).toEqual([false, null]);
    await service.redis.hset('account:users', { [id]: JSON.stringify(old) });
    const email = verificationEmail(OLD);
    expect(await recovery.send(id, pack(email))).toBe(0);
    expect(await recovery.verify({ userId: id, email: NEW }, hashOf('verify', email), true, NO_EMAILS)).toBe(
      'done',
    );
    expect((await users.find(id))?.user).toMatchObject({
      email: OLD,
      emailVerified: true,
      pendingEmail: null,
    });
  });
});
