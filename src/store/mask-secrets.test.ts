import { MASK, maskSecrets } from './mask-secrets';

describe('what Redux DevTools shows', () => {
  it('masks tokens and passwords, however deep and however they are called', () => {
    const action = {
      type: 'api/executeMutation/pending',
      meta: { arg: { originalArgs: { email: 'a@example.org', password: 'pw-1', currentPassword: 'pw-2' } } },
      payload: [{ token: 'tok-1', user: { id: '1' } }],
      headers: { Authorization: 'Bearer tok-2' },
    };
    const shown = JSON.stringify(maskSecrets(action));
    expect(shown).not.toMatch(/pw-|tok-/);
    expect(shown).toContain('a@example.org');
    expect(maskSecrets(action).payload).toEqual([{ token: MASK, user: { id: '1' } }]);
  });

  it('masks them in texts that are JSON', () => {
    const key = 'logout({"token":"tok-1"})';
    const stored = { auth: JSON.stringify({ token: '"tok-1"', theme: 'dark' }) };
    expect(maskSecrets(stored).auth).toBe(JSON.stringify({ token: MASK, theme: 'dark' }));
    expect(maskSecrets({ [key]: 1 })).toEqual({ [key]: 1 });
  });

  it('masks what a second factor is made of, in lists too, and leaves the codes of errors readable', () => {
    const action = {
      payload: {
        secret: 'GEZDGNBV',
        uri: 'otpauth://totp/x?secret=GEZDGNBV',
        recoveryCodes: ['aaaaa-bbbbb', 'k7m2p-9wxra'],
      },
      meta: { arg: { originalArgs: { ticket: 'the ticket', code: '123456' } } },
    };
    const shown = JSON.stringify(maskSecrets(action));
    for (const secret of ['GEZDGNBV', 'aaaaa', '9wxra', 'the ticket', '123456'])
      expect(shown).not.toContain(secret);
    const error = { code: 'second_factor_required', message: 'Please.', nodes: ['a-1'] };
    expect(maskSecrets(error)).toBe(error);
  });

  it('masks keys that open an application or repeat a call, and no others', () => {
    const key = '6f1c2f60-0000-4000-8000-000000000009';
    const state = {
      application: { draft: { idempotencyKey: key }, submissions: [{ id: 'a1', key }] },
      persisted: JSON.stringify({ submissions: [{ key }] }),
      action: { type: 'persist/REHYDRATE', key: 'application' },
    };
    const shown = JSON.stringify(maskSecrets(state));
    expect(shown).not.toContain(key);
    expect(maskSecrets(state).action).toBe(state.action);
  });

  it('leaves everything else as it is, so that DevTools sees what changed', () => {
    const state = { auth: { token: null, passwordChanged: true }, list: [1, 'two', undefined] };
    expect(maskSecrets(state)).toBe(state);
  });

  it('does not touch what it was given', () => {
    const state = { auth: { token: 'tok' } };
    maskSecrets(state);
    expect(state.auth.token).toBe('tok');
  });
});
