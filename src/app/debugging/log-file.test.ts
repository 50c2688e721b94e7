import { MASK } from '@/store/mask-secrets';
import { readLog, writeLog } from './log-file';

const secrets = ['pw-1', 'tok-1', '6f1c2f60-0000-4000-8000-000000000009', 'aaaaa-bbbbb', '123456'];
const [password, token, key, recoveryCode, code] = secrets;
const log = {
  state: { auth: { token, user: { name: 'Ada' } }, application: { draft: { idempotencyKey: key } } },
  actions: [
    { type: 'api/executeMutation/pending', meta: { arg: { originalArgs: { password, code } } } },
    { type: 'api/executeMutation/fulfilled', payload: { recoveryCodes: [recoveryCode] } },
    { type: 'persist/REHYDRATE', key: 'auth', payload: { stored: JSON.stringify({ token }) } },
    // The key of a cached response.
    { type: 'api/queries/removed', payload: { queryCacheKey: `get({"id":"a1","key":"${String(key)}"})` } },
  ],
};

it('a saved log holds no password, token, key or code, wherever it stands', () => {
  const text = writeLog(log);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('Ada');
});

it('a log that is read is the one that was written, with the secrets masked', () => {
  const { state, actions } = readLog(writeLog(log));
  expect(state).toEqual({
    auth: { token: MASK, user: { name: 'Ada' } },
    application: { draft: { idempotencyKey: MASK } },
  });
  expect(actions.map(({ type }) => type)).toEqual(log.actions.map(({ type }) => type));
});

it.each(['{}', '[]', '{"payload":"{}","preloadedState":"{}"}', '{"payload":"[1]","preloadedState":"{}"}'])(
  'refuses what is no log: %s',
  (text) => expect(() => readLog(text)).toThrow('This file is no log of actions.'),
);
