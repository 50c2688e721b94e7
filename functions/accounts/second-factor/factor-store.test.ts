import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { accountOf } from '../../../test/support/server/accounts';
import { SECRET } from '../../../test/support/server/secret';
import { openDatabase } from '../../core/database/database';
import { recoveryCodeUsedEmail, secondFactorAddedEmail, secondFactorRemovedEmail } from '../../mail';
import type { NewEmail } from '../../mail/new-email';
import { packEmails } from '../../mail/store/pack-emails';
import { createUserStore } from '../store/user-store';
import type { Passkey } from './factor-record';
import { createFactorStore, type TakenCode } from './factor-store';
import { createTicketStore, TICKET_LIMITS } from './ticket-store';

const now = 1_750_000_000_000;
const HASHES = ['first', 'second', 'third'];
const pack = (email: NewEmail) => packEmails([email], now, SECRET);
const added = () => pack(secondFactorAddedEmail('Alex@example.org', 'app'));
const removed = () => pack(secondFactorRemovedEmail('Alex@example.org', 'app'));
const used = () => pack(recoveryCodeUsedEmail('Alex@example.org', 2));
const attempt = (code: TakenCode['code'], name: string, ticketHash: string | null = null): TakenCode => ({
  code,
  attempt: name,
  ticketHash,
});
const passkey = (id: string, counter = 0): Passkey => ({
  id,
  name: `Key ${id}`,
  publicKey: 'pQECAyYg',
  counter,
  transports: ['internal', 'hybrid'],
  createdAt: now,
  lastUsedAt: null,
});

describe.each(engines)('on the %s engine', (_kind, open) => {
  let service: ServedEngine;
  let factors: ReturnType<typeof createFactorStore>;
  let tickets: ReturnType<typeof createTicketStore>;
  let users: ReturnType<typeof createUserStore>;
  beforeAll(async () => {
    service = await serve(open);
    const database = openDatabase(service, 10_000);
    [factors, tickets, users] = [
      createFactorStore(database),
      createTicketStore(database),
      createUserStore(database),
    ];
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const waiting = () => service.redis.zcard('mail:outbox');
  const hasFactor = async (id: string) => (await users.find(id))?.user.secondFactor;
  async function add() {
    const account = accountOf('Alex', { emailVerified: true });
    await users.create(account);
    return account.user.id;
  }
  const begin = (id: string, secret: string, until = now) =>
    factors.begin(id, { secret, until, session: 'session' });
  /** Adds an account with an app whose code of step 100 was taken. */
  async function addWithApp() {
    const id = await add();
    await begin(id, 'secret');
    expect(await factors.confirm(id, { secret: 'secret', step: 100 }, HASHES, added())).toBe('coded');
    return id;
  }
  const take = (id: string, taken: TakenCode) => factors.takeCode(id, taken, used());
  const addKey = (id: string, key: Passkey, challengeHash = `challenge of ${key.id}`, hashes = HASHES) =>
    factors.addPasskey(id, key, { challengeHash, recoveryHashes: hashes }, added());

  describe('an authenticator app', () => {
    test('counts once its code is confirmed, and the account says so', async () => {
      const id = await add();
      expect(await begin(id, 'secret', now + 1)).toBe('pending');
      expect(await hasFactor(id)).toBe(false);
      expect(await factors.confirm(id, { secret: 'secret', step: 100 }, HASHES, added())).toBe('coded');
      expect(await hasFactor(id)).toBe(true);
      const { factors: stored } = (await factors.load(id)) ?? {};
      expect(stored).toEqual({
        totpSecret: 'secret',
        pending: null,
        recoveryCodes: expect.arrayContaining(HASHES),
        passkeys: [],
      });
      expect(await waiting()).toBe(1);
    });

    test('that is begun again is another one, and there is only one', async () => {
      const id = await add();
      await begin(id, 'first');
      await begin(id, 'second');
      expect(await factors.confirm(id, { secret: 'first', step: 1 }, HASHES, added())).toBe('stale');
      expect(await factors.confirm(id, { secret: 'second', step: 1 }, HASHES, added())).toBe('coded');
      expect(await begin(id, 'third')).toBe('exists');
    });

    test('whose confirmation is repeated keeps the codes that were shown, whoever comes second', async () => {
      const id = await add();
      await begin(id, 'secret');
      const queued = added();
      const confirm = (hashes: string[]) =>
        factors.confirm(id, { secret: 'secret', step: 100 }, hashes, queued);
      expect([await confirm(HASHES), await confirm(HASHES), await confirm(['other'])]).toEqual([
        'coded',
        'coded',
        'stale',
      ]);
      expect((await factors.load(id))?.factors.recoveryCodes).toHaveLength(3);
      expect(await waiting()).toBe(1);
    });

    test('gives codes that each count once, and none that is older', async () => {
      const id = await addWithApp();
      expect(await take(id, attempt({ step: 100 }, 'a'))).toBe(false);
      expect(await take(id, attempt({ step: 101 }, 'b'))).toBe(true);
      expect(await take(id, attempt({ step: 101 }, 'c'))).toBe(false);
      expect(await take(id, attempt({ step: 99 }, 'd'))).toBe(false);
      expect(await take(id, attempt({ step: 102 }, 'e'))).toBe(true);
    });

    test('gives one of two who show the same code at once the way in', async () => {
      const id = await addWithApp();
      const names = ['a', 'b', 'c', 'd', 'e'];
      const taken = await Promise.all(names.map((name) => take(id, attempt({ step: 101 }, name))));
      expect(taken.filter(Boolean)).toHaveLength(1);
    });

    test('is gone when it is removed, with the recovery codes, and told of once', async () => {
      const id = await addWithApp();
      expect(await factors.removeTotp(id, removed())).toBe('removed');
      expect(await factors.removeTotp(id, removed())).toBe('missing');
      expect([await hasFactor(id), await service.redis.hlen('account:factors')]).toEqual([false, 0]);
      expect(await waiting()).toBe(2);
      expect(await take(id, attempt({ step: 200 }, 'a'))).toBe(false);
      expect(await take(id, attempt({ recoveryHash: 'first' }, 'b'))).toBe(false);
    });
  });

  test('a recovery code counts once, and is told of', async () => {
    const id = await addWithApp();
    expect(await take(id, attempt({ recoveryHash: 'first' }, 'a'))).toBe(true);
    expect(await take(id, attempt({ recoveryHash: 'first' }, 'b'))).toBe(false);
    expect(await take(id, attempt({ recoveryHash: 'never' }, 'c'))).toBe(false);
    expect((await factors.load(id))?.factors.recoveryCodes.toSorted()).toEqual(['second', 'third']);
    expect(await waiting()).toBe(2);
  });

  test('an attempt whose answer was lost is taken once, and answered as the first time', async () => {
    const id = await addWithApp();
    const [code, recovery] = [attempt({ step: 101 }, 'a'), attempt({ recoveryHash: 'first' }, 'b')];
    const queued = used();
    expect([await take(id, code), await take(id, code)]).toEqual([true, true]);
    const spend = () => factors.takeCode(id, recovery, queued);
    expect([await spend(), await spend()]).toEqual([true, true]);
    expect((await factors.load(id))?.factors.recoveryCodes).toHaveLength(2);
    expect(await waiting()).toBe(2);
  });

  describe('a ticket', () => {
    test('is used up with the code, and a right code for it does not count any more', async () => {
      const id = await addWithApp();
      await tickets.issue('ticket', id);
      expect((await tickets.find('ticket'))?.account.user.id).toBe(id);
      expect(await take(id, attempt({ step: 101 }, 'a', 'ticket'))).toBe(true);
      expect(await tickets.find('ticket')).toBeNull();
      expect(await take(id, attempt({ step: 102 }, 'b', 'ticket'))).toBe(false);
      expect(await take(id, attempt({ step: 102 }, 'c'))).toBe(true);
    });

    test('ends with the fifth wrong code, and a repeated count counts once', async () => {
      const id = await addWithApp();
      await tickets.issue('ticket', id);
      const left = [];
      for (const name of ['a', 'a', 'b', 'c', 'd']) left.push(await tickets.countWrongCode('ticket', name));
      expect(left).toEqual([4, 4, 3, 2, 1]);
      expect(await tickets.find('ticket')).not.toBeNull();
      expect(await tickets.countWrongCode('ticket', 'e')).toBe(0);
      expect(await tickets.find('ticket')).toBeNull();
      expect(await tickets.countWrongCode('ticket', 'f')).toBe(0);
      expect(await service.redis.exists('account:ticket:ticket')).toBe(0);
    });

    test('ends after ten minutes, wrong codes or not', async () => {
      const id = await addWithApp();
      await tickets.issue('ticket', id);
      await tickets.countWrongCode('ticket', 'a');
      const left = await service.redis.pttl('account:ticket:ticket');
      expect(left).toBeGreaterThan(TICKET_LIMITS.validMs - 60_000);
      expect(left).toBeLessThanOrEqual(600_000);
    });

    test('is worth nothing once the password is another one, or the account gone', async () => {
      const id = await addWithApp();
      await tickets.issue('ticket', id);
      await users.change(id, { passwordHash: 'another' });
      expect(await tickets.find('ticket')).toBeNull();
      await tickets.issue('other', id);
      expect(await tickets.find('other')).not.toBeNull();
      await users.remove(id);
      expect(await tickets.find('other')).toBeNull();
      expect(await tickets.issue('third', id)).toBe(false);
    });
  });

  describe('a passkey', () => {
    test('is stored whole, is a second factor, and comes with recovery codes when it is the first', async () => {
      const id = await add();
      expect(await addKey(id, passkey('one'))).toBe('coded');
      expect(await addKey(id, passkey('two'), 'challenge of two', ['others'])).toBe('added');
      expect(await hasFactor(id)).toBe(true);
      const { passkeys, recoveryCodes } = (await factors.load(id))?.factors ?? {};
      expect(passkeys).toEqual(expect.arrayContaining([passkey('one'), passkey('two')]));
      expect(recoveryCodes?.toSorted()).toEqual(HASHES.toSorted());
    });

    test('is added once for a challenge, and a repeated call is answered as the first one', async () => {
      const id = await add();
      expect([await addKey(id, passkey('one')), await addKey(id, passkey('one'))]).toEqual([
        'coded',
        'coded',
      ]);
      expect(await addKey(id, passkey('two'), 'challenge of one')).toBe('used');
      expect(await addKey(id, passkey('one'), 'another challenge')).toBe('used');
      expect((await factors.load(id))?.factors.passkeys).toHaveLength(1);
    });

    test('is the eleventh in vain', async () => {
      const id = await add();
      for (let n = 1; n <= 10; n += 1) await addKey(id, passkey(`key ${String(n)}`));
      expect(await addKey(id, passkey('eleven'))).toBe('full');
      expect((await factors.load(id))?.factors.passkeys).toHaveLength(10);
    });

    const use = (id: string, counter: number, challengeHash: string, name = challengeHash) =>
      factors.usePasskey(id, { id: 'one', counter, attempt: name, challengeHash }, now + 5);

    test('is used once for a challenge, and a repeated attempt is answered as the first one', async () => {
      const id = await add();
      await addKey(id, passkey('one'));
      expect([await use(id, 1, 'c', 'a'), await use(id, 1, 'c', 'a')]).toEqual(['taken', 'taken']);
      expect(await use(id, 2, 'c', 'b')).toBe('used');
      expect((await factors.load(id))?.factors.passkeys).toEqual([
        { ...passkey('one'), counter: 1, lastUsedAt: now + 5 },
      ]);
    });

    test('whose counter stands still or goes back is refused; one that never counts is fine', async () => {
      const id = await add();
      await addKey(id, passkey('one', 7));
      expect(await use(id, 7, 'a')).toBe('used');
      expect(await use(id, 0, 'b')).toBe('used');
      expect(await use(id, 9, 'c')).toBe('taken');
      expect(await use(id, 8, 'd')).toBe('used');
      await service.redis.flushdb();
      const other = await add();
      await addKey(other, passkey('one', 0));
      expect([await use(other, 0, 'e'), await use(other, 0, 'f')]).toEqual(['taken', 'taken']);
    });

    test('is gone when it is removed, and the account has no second factor when it was the last', async () => {
      const id = await add();
      await addKey(id, passkey('one'));
      expect(await factors.removePasskey(id, 'two', removed())).toBe('missing');
      expect(await factors.removePasskey(id, 'one', removed())).toBe('removed');
      expect(await use(id, 1, 'a')).toBe('missing');
      expect([await hasFactor(id), await service.redis.hlen('account:factors')]).toEqual([false, 0]);
    });
  });

  test('recovery codes stay as long as there is any factor, and an app brings none beside them', async () => {
    const id = await add();
    await addKey(id, passkey('one'), 'c', ['of the key']);
    await begin(id, 'secret');
    const [queued, code] = [added(), { secret: 'secret', step: 1 }];
    for (let n = 0; n < 2; n += 1) expect(await factors.confirm(id, code, HASHES, queued)).toBe('confirmed');
    expect((await factors.load(id))?.factors.recoveryCodes).toEqual(['of the key']);
    await factors.removeTotp(id, removed());
    expect((await factors.load(id))?.factors.recoveryCodes).toHaveLength(1);
    expect(await hasFactor(id)).toBe(true);
    await factors.removePasskey(id, 'one', removed());
    expect((await factors.load(id))?.factors.recoveryCodes).toEqual([]);
  });

  test('an account that is deleted takes all of it along', async () => {
    const id = await addWithApp();
    await addKey(id, passkey('one'));
    await users.remove(id);
    expect(await service.redis.exists('account:factors')).toBe(0);
    expect(await factors.load(id)).toBeNull();
    expect(await begin(id, 'secret')).toBe('missing');
    expect(await service.redis.exists('account:factors')).toBe(0);
  });

  test('other changes of the account leave it alone', async () => {
    const id = await addWithApp();
    await users.change(id, { username: 'Alexis', passwordHash: 'another' });
    expect(await hasFactor(id)).toBe(true);
    expect((await factors.load(id))?.factors.totpSecret).toBe('secret');
  });
});
