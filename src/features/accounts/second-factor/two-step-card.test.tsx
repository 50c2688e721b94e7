import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import decodeQR from 'qr/decode.js';
import { admin } from '#messages/admin';
import { secondFactor } from '#messages/second-factor';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import type { TotpStateResponse } from '@/contract/second-factor';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import {
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
} from '../../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../../test/support/browser/saved-files';
import { TwoStepCard } from './two-step-card';

const network = startApiServer();
serveCsrf(network);
const files = watchSavedFiles();
const { card, setUp, codes: codeTexts, remove, confirm } = secondFactor;
const CODES = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbb${String(index)}`);
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Spawnpoint:steve%40example.org?issuer=Spawnpoint&secret=${SECRET}`;

let state: TotpStateResponse;
const serveState = (given: TotpStateResponse) => {
  state = given;
  network.use(http.get(apiUrl(ACCOUNT_PATHS.totp), () => Response.json(state)));
};
beforeEach(() => {
  localStorage.clear();
  serveState({ isSet: false, recoveryCodes: 0 });
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.totp), () => Response.json({ secret: SECRET, uri: URI })),
    http.post(apiUrl(ACCOUNT_PATHS.totpConfirm), async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456') return refuse('validation_failed', { fields: { code: 'Not this one' } });
      state = { isSet: true, recoveryCodes: 10 };
      return Response.json({ recoveryCodes: CODES });
    }),
  );
});

const open = (account = steve) => {
  serveMe(network, account);
  const page = (
    <>
      <TwoStepCard />
      <ConfirmationHost user={account} />
    </>
  );
  return renderSignedIn(page, account);
};
const begin = async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: card.setUpLabel }));
  await screen.findByLabelText(setUp.codeLabel);
  return view;
};

/** Renders a drawing made of squares as a camera sees it, with four pixels per square. */
const pictureOf = (drawing: HTMLElement) => {
  const modules = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const [width, data] = [modules * 4, new Uint8Array((modules * 4) ** 2 * 3).fill(255)];
  for (const [, x, y] of drawing
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)/g) ?? [])
    for (let row = 0; row < 4; row += 1) {
      const start = ((Number(y) * 4 + row) * width + Number(x) * 4) * 3;
      data.fill(0, start, start + 12);
    }
  return { width, height: width, data };
};

test('sets an app up: the drawing says what the app has to know, and so does the text', async () => {
  await begin();
  const drawing = await screen.findByRole('img', { name: setUp.qrLabel });
  expect(decodeQR(pictureOf(drawing))).toBe(URI);
  expect(screen.getByText(SECRET.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
  const field = screen.getByLabelText(setUp.codeLabel);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
});

test('shows the recovery codes once, to copy and to download, until they are kept', async () => {
  const { user } = await begin();
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: codeTexts.title })).toHaveFocus();
  const list = within(screen.getByRole('list', { name: codeTexts.listLabel }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: codeTexts.copyLabel }));
  expect(write).toHaveBeenCalledWith(CODES.join('\n'));
  await user.click(screen.getByRole('button', { name: codeTexts.downloadLabel }));
  expect(files[0]?.name).toBe(codeTexts.fileName);
  expect(await files[0]?.blob.text()).toContain(CODES.join('\n'));
  await user.click(screen.getByRole('button', { name: codeTexts.keptLabel }));
  expect(await screen.findByText(card.isSet)).toBeVisible();
  expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
});

test('says so when the recovery codes of a passkey stay the same', async () => {
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.totpConfirm), () => {
      state = { isSet: true, recoveryCodes: 9 };
      return Response.json({ recoveryCodes: null });
    }),
  );
  const { user } = await begin();
  await user.paste('123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(card.added)).toBeVisible();
  expect(await screen.findByText(card.isSet)).toBeVisible();
  expect(screen.queryByRole('heading', { name: codeTexts.title })).not.toBeInTheDocument();
});

test('says at the field that a code is wrong, and can be cancelled', async () => {
  const { user } = await begin();
  await user.keyboard('000000{Enter}');
  expect(await screen.findByText('Not this one')).toBeVisible();
  await user.click(screen.getByRole('button', { name: setUp.cancelLabel }));
  expect(screen.getByRole('button', { name: card.setUpLabel })).toBeVisible();
  expect(screen.queryByText(/GEZD/)).not.toBeInTheDocument();
});

test('asks for the password before an app is set up', async () => {
  let isConfirmed = false;
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.totp), () =>
      isConfirmed ? Response.json({ secret: SECRET, uri: URI }) : refuse('confirmation_required'),
    ),
    http.post(apiUrl(ACCOUNT_PATHS.confirm), () => {
      isConfirmed = true;
      return new Response(null, { status: 204 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: card.setUpLabel }));
  await user.type(await screen.findByLabelText(admin.confirmation.password), 'a lantern in the rain{Enter}');
  expect(await screen.findByLabelText(setUp.codeLabel)).toBeVisible();
});

test('removes the app after a question and a confirmation, for which a code will do', async () => {
  const confirmations: unknown[] = [];
  serveState({ isSet: true, recoveryCodes: 2 });
  network.use(
    http.delete(apiUrl(ACCOUNT_PATHS.totp), () => {
      if (confirmations.length === 0) return refuse('confirmation_required');
      state = { isSet: false, recoveryCodes: 0 };
      return new Response(null, { status: 204 });
    }),
    http.post(apiUrl(ACCOUNT_PATHS.confirm), async ({ request }) => {
      confirmations.push(await request.json());
      return new Response(null, { status: 204 });
    }),
  );
  const { user } = await open({ ...steve, secondFactor: true });
  expect(await screen.findByText(new RegExp(card.fewLeft))).toBeVisible();
  await user.click(screen.getByRole('button', { name: card.removeLabel }));
  await user.click(screen.getByRole('button', { name: remove.confirmLabel }));
  await user.click(await screen.findByRole('button', { name: confirm.useCode }));
  expect(screen.getByLabelText(setUp.codeLabel)).toHaveFocus();
  await user.keyboard('123 456{Enter}');
  await waitFor(() => expect(confirmations).toEqual([{ code: '123 456' }]));
  expect(await screen.findByRole('button', { name: card.setUpLabel })).toBeVisible();
});

test('says so when it cannot be loaded, and tries again', async () => {
  network.use(http.get(apiUrl(ACCOUNT_PATHS.totp), () => refuse('unavailable'), { once: true }));
  const { user } = await open();
  expect(await screen.findByText(card.loadFailureTitle)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: card.setUpLabel })).toBeVisible();
});
