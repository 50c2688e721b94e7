import { PASSWORD } from '../../support/server/account-site';
import type { Check, Checks } from './check';

/** A passkey that no authenticator made: the handler gets as far as looking into it. */
const made = {
  id: 'AA',
  response: {
    ...{ clientDataJSON: 'e30', attestationObject: 'AA', authenticatorData: 'AA' },
    ...{ signature: 'AA', userHandle: 'AA' },
  },
};

const wantsConfirmation =
  (username: string): Check =>
  async (ask, { addAccount }) => {
    const { token } = await addAccount(username);
    const { status, body } = await ask({
      token,
      params: { id: 'AA' },
      body: { name: 'Key', response: made },
    });
    expect([status, body.error.code]).toEqual([403, 'confirmation_required']);
  };

export const secondFactorCalls: Checks = {
  async 'GET /api/auth/totp'(ask, { addAccount }) {
    const { token } = await addAccount('Plain');
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { isSet: false, recoveryCodes: 0 }]);
  },

  async 'POST /api/auth/totp'(ask, { addAccount, ask: askSite }) {
    const { token } = await addAccount('Beginner');
    await askSite('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { secret: expect.any(String), uri: expect.any(String) }]);
    expect(body.uri).toContain(body.secret);
  },

  async 'POST /api/auth/totp/confirm'(ask, { addAccount }) {
    const { token } = await addAccount('Early');
    expect((await ask({ token, body: { code: '123456' } })).status).toBe(409);
  },

  'DELETE /api/auth/totp': wantsConfirmation('Remover2'),

  async 'GET /api/auth/passkeys'(ask, { addAccount }) {
    const { token } = await addAccount('Keyless');
    const { status, body } = await ask({ token });
    expect([status, body]).toEqual([200, { passkeys: [] }]);
  },

  'POST /api/auth/passkeys/options': wantsConfirmation('Asker'),
  'POST /api/auth/passkeys': wantsConfirmation('Adder'),
  'DELETE /api/auth/passkeys/:id': wantsConfirmation('Dropper'),

  async 'POST /api/auth/login/second'(ask) {
    expect((await ask({ body: { ticket: 'made-up', code: '12345' } })).status).toBe(422);
    expect((await ask({ body: { ticket: 'made-up', code: '123456' } })).status).toBe(401);
  },

  async 'POST /api/auth/login/passkey/options'(ask) {
    const { status, body } = await ask();
    expect([status, body.options.userVerification]).toEqual([200, 'required']);
  },

  async 'POST /api/auth/login/passkey'(ask) {
    expect((await ask({ body: { response: made } })).status).toBe(401);
    expect((await ask({ body: { response: PASSWORD } })).status).toBe(422);
  },
};
