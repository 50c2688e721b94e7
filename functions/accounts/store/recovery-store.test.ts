import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { accountOf } from '../../../test/support/server/accounts';
import { SECRET } from '../../../test/support/server/secret';
import { mailToken, mailTokenHash, type MailPurpose } from '../../core/auth/mail-token';
import { openDatabase } from '../../core/database/database';
import { addressChangedLetter, NO_LETTERS, resetLetter, verificationLetter } from '../../mail';
import type { Letter } from '../../mail/letter';
import { packLetters } from '../../mail/store/pack-letters';
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

  const pack = (letter: Letter, at = now) => packLetters([letter], at, SECRET);
  const hashOf = (purpose: MailPurpose, { nonce }: Letter) =>
    mailTokenHash(purpose, mailToken(purpose, nonce ?? '', SECRET), SECRET) ?? '';
  async function add(username = 'Alex', emailVerified = false) {
    const account = accountOf(username, { emailVerified });
    await users.create(account);
    return account.user;
  }
  async function wish(id: string, pendingEmail: string | null) {
    const letter = verificationLetter(NEW);
    await users.change(id, { pendingEmail }, { letters: pack(letter) });
    return hashOf('verify', letter);
  }
  const index = () => service.redis.hgetall<Record<string, string>>('account:emails');
  const waiting = () => service.redis.zrange('mail:outbox', 0, -1);

  test('a link is stored for the account of an address, and nothing for an address of nobody', async () => {
    const { id } = await add();
    const letters = [resetLetter('ALEX@example.org'), resetLetter('nobody@example.org')];
    for (const letter of letters) await recovery.forgot(letter.limitedTo ?? '', pack(letter));
    expect(await waiting()).toEqual([letters[0]?.id]);
    const holders = letters.map((letter) => recovery.holderOf(hashOf('reset', letter)));
    expect(await Promise.all(holders)).toEqual([{ userId: id, email: OLD }, null]);
    expect(await service.redis.hget(`mail:record:${letters[0]?.id ?? ''}`, 'to')).toBe(OLD);
  });

  test('the sixth link within an hour is not stored, and the next one after it is', async () => {
    await add();
    for (let count = 0; count < 6; count += 1)
      await recovery.forgot(OLD, pack(resetLetter(OLD), now + count));
    expect(await waiting()).toHaveLength(5);
    await recovery.forgot(OLD, pack(resetLetter(OLD), now + HOUR));
    expect(await waiting()).toHaveLength(6);
  });

  test('a reset whose answer was lost changes nothing when it is sent again', async () => {
    const { id } = await add();
    const letter = resetLetter(OLD);
    await recovery.forgot(OLD, pack(letter));
    const hash = hashOf('reset', letter);
    expect(await recovery.reset(id, hash, 'first', NO_LETTERS)).toBe('done');
    expect(await recovery.reset(id, hash, 'second', NO_LETTERS)).toBe('spent');
    expect((await users.find(id))?.passwordHash).toBe('first');
  });

  test('a link of one account does nothing to another', async () => {
    await add();
    const { id: other } = await add('Steve');
    const letter = resetLetter(OLD);
    await recovery.forgot(OLD, pack(letter));
    expect(await recovery.reset(other, hashOf('reset', letter), 'new', NO_LETTERS)).toBe('spent');
    expect((await users.find(other))?.passwordHash).toBe('hash');
  });

  test('a confirmed address takes the place of the old one, in the index too, and the old one is told once', async () => {
    const { id } = await add('Alex', true);
    const hash = await wish(id, NEW);
    const told = pack(addressChangedLetter());
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
    await Promise.all([
      recovery.verify({ userId: id, email: NEW }, hash, true, NO_LETTERS),
      users.remove(id),
    ]);
    expect(await index()).toBeNull();
    expect(await service.redis.hlen('account:users')).toBe(0);
  });

  test('the wish that was taken back is not granted', async () => {
    const { id } = await add();
    const hash = await wish(id, NEW);
    await users.change(id, { pendingEmail: null });
    expect(await recovery.verify({ userId: id, email: NEW }, hash, true, NO_LETTERS)).toBe('spent');
    expect((await users.find(id))?.user).toMatchObject({ email: OLD, pendingEmail: null });
  });

  test('an account that was stored before addresses were confirmed can be confirmed', async () => {
    const { id } = await add();
    const { emailVerified, pendingEmail, ...old } = JSON.parse(
      JSON.stringify(await service.redis.hget('account:users', id)),
    );
    expect([emailVerified, pendingEmail]).toEqual([false, null]);
    await service.redis.hset('account:users', { [id]: JSON.stringify(old) });
    const letter = verificationLetter(OLD);
    expect(await recovery.send(id, pack(letter))).toBe(0);
    expect(
      await recovery.verify({ userId: id, email: NEW }, hashOf('verify', letter), true, NO_LETTERS),
    ).toBe('done');
    expect((await users.find(id))?.user).toMatchObject({
      email: OLD,
      emailVerified: true,
      pendingEmail: null,
    });
  });
});
