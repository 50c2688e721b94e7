import type { Caller } from './caller';
import { rememberEnded } from './ended-tokens';

const caller = {} as Caller;
const holderOf = (token: string) => (token.startsWith('ours') ? 'alex' : null);

test('a session that has ended is asked for once, and its token is nobody’s then', async () => {
  const authenticate = jest.fn(() => Promise.resolve<Caller | null>(caller));
  const { authenticate: ask, holderOf: nowOf } = rememberEnded(authenticate, holderOf);
  expect([await ask('ours 1'), nowOf('ours 1')]).toEqual([caller, 'alex']);
  authenticate.mockResolvedValue(null);
  expect([await ask('ours 1'), await ask('ours 1'), nowOf('ours 1')]).toEqual([null, null, null]);
  expect(authenticate).toHaveBeenCalledTimes(2);
  expect(nowOf('ours 2')).toBe('alex');
});

test('what this site never gave out is not asked for, and pushes nothing out of the memory', async () => {
  const authenticate = jest.fn(() => Promise.resolve(null));
  const { authenticate: ask, holderOf: nowOf } = rememberEnded(authenticate, holderOf);
  await ask('ours');
  for (let n = 0; n < 20_000; n += 1) await ask(`forged ${String(n)}`);
  expect(authenticate).toHaveBeenCalledTimes(1);
  expect(nowOf('ours')).toBeNull();
});

test('a database that is away is no end of a session', async () => {
  const authenticate = jest.fn<Promise<Caller | null>, [string]>().mockRejectedValueOnce(new Error('away'));
  const { authenticate: ask } = rememberEnded(authenticate.mockResolvedValueOnce(caller), holderOf);
  await expect(ask('ours')).rejects.toThrow('away');
  expect(await ask('ours')).toBe(caller);
});
