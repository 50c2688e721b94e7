import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { secondFactor } from '#messages/second-factor';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { PasskeyInfo } from '@/contract/second-factor';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { bringPasskeys } from '../../../../test/support/browser/passkeys';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
} from '../../../../test/support/browser/render-account';
import { FactorReminder } from './factor-reminder';
import { PasskeysCard } from './passkeys-card';

const network = startApiServer();
serveCsrf(network);
const browser = bringPasskeys();
const { passkeys: texts, codes: codeTexts, reminder } = secondFactor;

const laptop: PasskeyInfo = {
  id: 'bGFwdG9w',
  name: 'Laptop',
  createdAt: '2025-05-25T12:00:00.000Z',
  lastUsedAt: null,
};
const phone: PasskeyInfo = {
  ...laptop,
  id: 'cGhvbmU',
  name: 'Phone',
  lastUsedAt: '2025-05-26T12:00:00.000Z',
};

let kept: PasskeyInfo[];
const sent: unknown[] = [];
const removed: string[] = [];
beforeEach(() => {
  localStorage.clear();
  [kept, sent.length, removed.length] = [[], 0, 0];
  serveMe(network, steve);
  network.use(
    http.get(apiUrl(ACCOUNT_PATHS.passkeys), () => Response.json({ passkeys: kept })),
    http.post(apiUrl(ACCOUNT_PATHS.passkeyOptions), () =>
      Response.json({
        options: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { name: 'Here', id: 'localhost' },
          user: { id: 'c3RldmU', name: 'steve', displayName: 'steve' },
          pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        },
      }),
    ),
    http.post(apiUrl(ACCOUNT_PATHS.passkeys), async ({ request }) => {
      sent.push(await request.json());
      kept = [...kept, laptop];
      const recoveryCodes = kept.length === 1 ? ['aaaaa-bbbbb'] : null;
      return Response.json({ passkey: laptop, recoveryCodes }, { status: 201 });
    }),
    http.delete(apiUrl(ACCOUNT_PATHS.passkey), ({ params }) => {
      removed.push(String(params['id']));
      kept = kept.filter(({ id }) => id !== params['id']);
      return new Response(null, { status: 204 });
    }),
  );
});

const open = () => renderSignedIn(<PasskeysCard />, steve);
const add = async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: texts.addLabel }));
  expect(screen.getByLabelText(texts.nameLabel)).toHaveFocus();
  await view.user.keyboard('Laptop{Enter}');
  return view;
};

test('lists passkeys with their names, when they were added and when they were used last', async () => {
  kept = [laptop, phone];
  await open();
  const list = within(await screen.findByRole('list', { name: texts.title }));
  const [first, second] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Laptop.*May 25, 2025.*Not used yet/);
  expect(second).toHaveTextContent(/Phone.*May 25, 2025.*Last used May 26, 2025/);
});

test('adds what the browser makes, under the name that was typed, and shows the first recovery codes', async () => {
  const { user } = await add();
  expect(await screen.findByRole('heading', { name: codeTexts.title })).toHaveFocus();
  expect(screen.getByText('aaaaa-bbbbb')).toBeVisible();
  expect(browser.asked[0]?.rp).toEqual({ name: 'Here', id: 'localhost' });
  expect(sent).toMatchObject([
    {
      name: 'Laptop',
      response: { id: 'a2V5', response: { attestationObject: 'YXR0ZXN0ZWQ', transports: ['internal'] } },
    },
  ]);
  await user.click(screen.getByRole('button', { name: codeTexts.keptLabel }));
  expect(await screen.findByText('Laptop')).toBeVisible();
  expect(screen.getByRole('button', { name: texts.addLabel })).toBeVisible();
});

test.each([
  ['nobody answered', 'NotAllowedError', texts.givenUp],
  ['the device has one already', 'InvalidStateError', texts.known],
])('says what to do when the browser made none because %s', async (_why, name, text) => {
  browser.refuse(name);
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(sent).toEqual([]);
});

test('says why the site did not take it', async () => {
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.passkeys), () => refuse('conflict', { message: 'You have ten.' })),
  );
  await add();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have ten.');
});

test('removes one after a question', async () => {
  kept = [laptop, phone];
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.removeLabel }));
  await waitFor(() => expect(screen.queryByText('Phone')).not.toBeInTheDocument());
  expect(removed).toEqual([phone.id]);
  expect(screen.getByText('Laptop')).toBeVisible();
});

test.each([
  ['the browser has none', true, texts.unsupported.missing],
  ['the address is not secure', false, texts.unsupported.insecure],
])('says so where %s', async (_, isSecureContext, text) => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Object.assign(window, { isSecureContext });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['an admin without a second factor', { ...alex, secondFactor: false }, 1],
  ['an admin with one', { ...alex, secondFactor: true }, 0],
  ['an admin of whom nothing is known yet', alex, 0],
  ['a user', { ...steve, secondFactor: false }, 0],
])('the reminder is for staff who need it: %s', async (_who, user, count) => {
  await renderSignedIn(<FactorReminder user={user} />, user);
  expect(screen.queryAllByText(reminder.title)).toHaveLength(count);
});
