import { createRecoveryStore } from '../../../functions/accounts/store/recovery-store';
import { mailToken } from '../../../functions/core/auth/mail-token';
import { resetLetter, verificationLetter } from '../../../functions/mail';
import { packLetters } from '../../../functions/mail/store/pack-letters';
import { SECRET } from '../../support/server/secret';
import type { Checks } from './check';

export const recoveryCalls: Checks = {
  async 'POST /api/auth/password/forgot'(ask, { addAccount, mails }) {
    const { user } = await addAccount('Forgetful');
    expect((await ask({ body: { email: user.email } })).status).toBe(202);
    expect((await mails.mailTo(user.email)).source).toContain('/reset#token=');
  },

  async 'POST /api/auth/password/reset'(ask, { addAccount, stores }) {
    const { user } = await addAccount('Resetter');
    const letter = resetLetter(user.email);
    await createRecoveryStore(stores).forgot(user.email, packLetters([letter], Date.now(), SECRET));
    const body = {
      token: mailToken('reset', letter.nonce ?? '', SECRET),
      password: 'a lantern in the rain',
    };
    expect((await ask({ body })).status).toBe(204);
    expect((await ask({ body })).status).toBe(422);
  },

  async 'POST /api/auth/email/verify'(ask, { addAccount, stores }) {
    const { user } = await addAccount('Verifier');
    const letter = verificationLetter(user.email);
    await createRecoveryStore(stores).send(user.id, packLetters([letter], Date.now(), SECRET));
    const body = { token: mailToken('verify', letter.nonce ?? '', SECRET) };
    expect((await ask({ body })).status).toBe(204);
    expect((await ask({ body })).status).toBe(422);
  },

  async 'POST /api/auth/email/send'(ask, { addAccount, mails }) {
    const { user, token } = await addAccount('Sender');
    expect((await ask({ token })).status).toBe(202);
    expect((await mails.mailTo(user.email)).source).toContain('/verify#token=');
  },
};
