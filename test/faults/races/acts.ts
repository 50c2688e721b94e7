import { PASSWORD, type SiteInstance } from '../../support/server/account-site';
import type { World } from './world';

export const NEW_PASSWORD = 'copper rain on a lantern';
export const NEW_DEVICE = 'Safari on iPhone';
const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1';

export interface Ending {
  readonly status: number;
  /** Message of an error response. */
  readonly message?: string;
  /** Session token from the response, if any. */
  readonly token?: string;
}

type Act = (instance: SiteInstance, world: World) => Promise<Ending>;

/** Makes a call and waits for its background work. */
async function call(
  instance: SiteInstance,
  what: string,
  details: Parameters<SiteInstance['call']>[1],
): Promise<Ending> {
  const { status, body, background } = await instance.call(what, details);
  await background;
  return {
    status,
    ...(typeof body?.token === 'string' && { token: body.token }),
    ...(status >= 400 && { message: String(body?.error.message) }),
  };
}

/** Nearly all concern Alex or one of Alex's applications. */
export const ACTS = {
  'a sign-in': (instance, { alex }) =>
    call(instance, 'POST /api/auth/login', {
      body: { email: alex.email, password: PASSWORD },
      headers: { 'User-Agent': USER_AGENT },
    }),
  'a change of password': (instance, { alex }) =>
    call(instance, 'PATCH /api/auth/me', {
      token: alex.token,
      body: { password: NEW_PASSWORD, currentPassword: PASSWORD },
    }),
  'a deletion by an admin': (instance, { alex, boss }) =>
    call(instance, `DELETE /api/admin/users/${alex.id}`, { token: boss.token }),
  'a deletion of the own account': (instance, { alex }) =>
    call(instance, 'DELETE /api/auth/me', { token: alex.token, body: { currentPassword: PASSWORD } }),
  'a link for a new password': (instance, { alex, boss }) =>
    call(instance, `POST /api/admin/users/${alex.id}/password-link`, { token: boss.token }),
  'the leaving of the owner': (instance, { boss }) =>
    call(instance, 'DELETE /api/auth/me', { token: boss.token, body: { currentPassword: PASSWORD } }),
  'a demotion': (instance, { alex, boss }) =>
    call(instance, `PUT /api/admin/users/${alex.id}`, { token: boss.token, body: { role: 'user' } }),
  'a resend': (instance, { alex, dead }) =>
    call(instance, `POST /api/admin/applications/${dead.id}/resend`, { token: alex.token }),
  'a run of the schedule': async (instance) => ({ status: await instance.run('upkeep') }),
  'a withdrawal': (instance, { dead, key }) =>
    call(instance, `DELETE /api/applications/${dead.id}`, {
      headers: { Authorization: `Application ${key}` },
    }),
  'a decision': (instance, { boss, dead }) =>
    call(instance, `PATCH /api/admin/applications/${dead.id}`, {
      token: boss.token,
      body: { state: 'accepted' },
    }),
  'an erasure': (instance, { boss, dead }) =>
    call(instance, `DELETE /api/admin/applications/${dead.id}`, { token: boss.token }),
} as const satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;
export const ACT_NAMES = Object.keys(ACTS) as ActName[];
