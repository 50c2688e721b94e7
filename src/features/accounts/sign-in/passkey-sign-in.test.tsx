import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { factorRefusals } from '#messages/account-refusals';
import { secondStep } from '#messages/second-step';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { bringPasskeys } from '../../../../test/support/browser/passkeys';
import {
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
  TOKEN,
} from '../../../../test/support/browser/render-account';
import { selectUser } from '../auth-slice';
import { PasskeySignIn } from './passkey-sign-in';

const network = startApiServer();
serveCsrf(network);
const lines = hearConsole();
const browser = bringPasskeys();
const texts = secondStep;

const sent: unknown[] = [];
const serve = (respond: () => Response) =>
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.passkeySignInOptions), () =>
      Response.json({
        options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required' },
      }),
    ),
    http.post(apiUrl(ACCOUNT_PATHS.passkeySignIn), async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  serveMe(network, steve);
});
const use = async () => {
  const view = await renderSignedIn(<PasskeySignIn />, null);
  await view.user.click(screen.getByRole('button', { name: texts.passkeyLabel }));
  return view;
};

test('signs in with what the browser made of the challenge', async () => {
  serve(() => Response.json({ token: TOKEN, user: steve }));
  const { store } = await use();
  await waitFor(() => expect(selectUser(store.getState())).toEqual(steve));
  expect(new TextDecoder().decode(browser.used[0]?.challenge)).toBe('challenge');
  expect(sent).toMatchObject([{ response: { id: 'a2V5', response: { signature: 'c2lnbmVk' } } }]);
});

test('says so when nobody answered the browser, or when the site does not take the passkey', async () => {
  serve(() => refuse('unauthenticated', { message: factorRefusals.unknownPasskey }));
  browser.refuse('NotAllowedError');
  const { user } = await use();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.notUsed);
  expect(sent).toEqual([]);
  browser.refuse(null);
  await user.click(screen.getByRole('button', { name: texts.passkeyLabel }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(factorRefusals.unknownPasskey));
  expect(lines.error).toEqual(['Sign-in failed: status 401']);
});

test.each([
  ['the browser has no passkeys', true, texts.noPasskeys.missing],
  ['the address is not secure', false, texts.noPasskeys.insecure],
])('is not offered where %s, and says why', async (_, isSecureContext, text) => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Object.assign(window, { isSecureContext });
  await renderSignedIn(<PasskeySignIn />, null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeVisible();
});
