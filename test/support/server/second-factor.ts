import { FakeAuthenticator } from '../fakes/authenticator';
import { PASSWORD, type SiteCall, type SiteResponse } from './account-site';
import { SITE_URL } from './mail-site';
import { codeOf } from './totp-code';

type CallSite = (what: string, call?: SiteCall) => Promise<SiteResponse>;

export const PERIOD_MS = 30_000;

let time = Date.parse('2026-05-25T12:00:00.000Z');

/**
 * Stops the functions' clock for a test, which advances it. It never goes back, because limits in the functions' memory outlast
 * tests.
 */
export function stopClock() {
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  return {
    now: () => time,
    advance(milliseconds: number) {
      time += milliseconds;
    },
  };
}

/** Sets up an authenticator app for an account, after a confirmation. */
export async function setUpApp(call: CallSite, token: string) {
  await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  const { body: begun } = await call('POST /api/auth/totp', { token });
  const secret = String(begun.secret);
  const confirmed = await call('POST /api/auth/totp/confirm', {
    token,
    body: { code: codeOf(secret, Date.now()) },
  });
  if (confirmed.status !== 200) throw new Error(`The app was not confirmed: ${confirmed.text}`);
  return {
    secret,
    /** Empty if the account keeps its existing ones. */
    recoveryCodes: (confirmed.body.recoveryCodes ?? []) as string[],
    /** Returns the code that many steps from now. */
    code: (steps = 0) => codeOf(secret, Date.now() + steps * PERIOD_MS),
  };
}

/** Adds a passkey to an account, and returns its authenticator. */
export async function addPasskey(
  call: CallSite,
  token: string,
  name = 'Key',
  origin = SITE_URL,
): Promise<{ device: FakeAuthenticator; added: SiteResponse }> {
  const device = new FakeAuthenticator(origin);
  await call('POST /api/auth/confirm', { token, body: { password: PASSWORD } });
  const { body } = await call('POST /api/auth/passkeys/options', { token });
  const response = device.create(body.options);
  return { device, added: await call('POST /api/auth/passkeys', { token, body: { name, response } }) };
}

export async function usePasskey(
  call: CallSite,
  device: FakeAuthenticator,
  behaviour?: Parameters<FakeAuthenticator['get']>[1],
): Promise<SiteResponse> {
  const { body } = await call('POST /api/auth/login/passkey/options');
  return call('POST /api/auth/login/passkey', { body: { response: device.get(body.options, behaviour) } });
}
