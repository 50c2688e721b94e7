import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ComponentType } from 'react';
import { accountRefusals } from '#messages/account-refusals';
import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { INVALID_LINK } from '@/contract/recovery-requests';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { apiUrl, refuse, renderSignedIn, serveMe, steve } from '../../../test/support/browser/render-account';
import ForgotPage from './forgot-page';
import ResetPage from './reset-page';
import VerifyPage from './verify-page';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const TOKEN = 'a-token-of-a-mail';

/** Serves calls to a path, and records their bodies. */
const serve = (path: string, respond = () => new Response(null, { status: 204 })) => {
  const bodies: unknown[] = [];
  network.use(
    http.post(apiUrl(path), async ({ request }) => {
      bodies.push(await request.json());
      return respond();
    }),
  );
  return bodies;
};
const open = (Page: ComponentType, path: string, fragment = `#token=${TOKEN}`) =>
  renderSignedIn(<Page />, null, `${path}${fragment}`);

describe('a forgotten password', () => {
  const ask = async (address: string) => {
    const { user } = await open(ForgotPage, privatePages.forgot.path, '');
    await user.type(await screen.findByLabelText('Email address'), address);
    await user.click(screen.getByRole('button', { name: recovery.forgot.submitLabel }));
    return user;
  };

  it('asks for the address, and says where to look, whether or not there is such an account', async () => {
    const bodies = serve(ACCOUNT_PATHS.forgot, () => new Response(null, { status: 202 }));
    const user = await ask('steve@example.org');
    expect(await screen.findByText(recovery.forgot.done.title)).toBeVisible();
    expect(bodies).toEqual([{ email: 'steve@example.org' }]);
    await user.click(screen.getByRole('button', { name: recovery.forgot.againLabel }));
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  });

  it('says at its field what is wrong with an address, and sends nothing', async () => {
    const bodies = serve(ACCOUNT_PATHS.forgot);
    await ask('steve@example');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(bodies).toEqual([]);
  });

  it('says when the site sends no mail', async () => {
    const message = accountRefusals.email.unset;
    serve(ACCOUNT_PATHS.forgot, () => refuse('conflict', { message }));
    await ask('steve@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('a new password', () => {
  const choose = async (password: string) => {
    const { user } = await open(ResetPage, privatePages.reset.path);
    const field = await screen.findByLabelText(recovery.reset.fieldLabel);
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    await user.type(field, password);
    await user.click(screen.getByRole('button', { name: recovery.reset.submitLabel }));
  };

  it('is set with the token of the link, and leads to the sign-in page', async () => {
    const bodies = serve(ACCOUNT_PATHS.reset);
    await choose('a lantern in the rain');
    expect(await screen.findByText(recovery.reset.done.title)).toBeVisible();
    expect(bodies).toEqual([{ token: TOKEN, password: 'a lantern in the rain' }]);
    expect(screen.getByRole('link', { name: recovery.signInLabel })).toHaveAttribute('href', '/login');
  });

  it('that is common is refused at its field', async () => {
    serve(ACCOUNT_PATHS.reset, () => refuse('validation_failed', { fields: { password: 'Too common' } }));
    await choose('password1');
    expect(await screen.findByText('Too common')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when the link does not count, and where to get another', async () => {
    serve(ACCOUNT_PATHS.reset, () => refuse('validation_failed', { fields: { token: INVALID_LINK } }));
    await choose('a lantern in the rain');
    expect(await screen.findByRole('alert')).toHaveTextContent(INVALID_LINK);
    expect(screen.getByRole('link', { name: recovery.reset.newLinkLabel })).toHaveAttribute(
      'href',
      '/forgot',
    );
  });
});

describe('an address', () => {
  const confirm = async (fragment?: string) => {
    const { user } = await open(VerifyPage, privatePages.verify.path, fragment);
    await user.click(await screen.findByRole('button', { name: recovery.verify.submitLabel }));
  };

  it('is confirmed by a click, and not before', async () => {
    const bodies = serve(ACCOUNT_PATHS.verify);
    const { user } = await open(VerifyPage, privatePages.verify.path);
    const button = await screen.findByRole('button', { name: recovery.verify.submitLabel });
    expect(bodies).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(recovery.verify.done.title)).toBeVisible();
    expect(bodies).toEqual([{ token: TOKEN }]);
    expect(screen.getByText(recovery.verify.done.text.unknown)).toBeVisible();
  });

  it.each([
    ['first', null],
    ['replaced', 'new@example.org'],
  ] as const)('that is confirmed says whether it is the %s one', async (said, pendingEmail) => {
    const account = { ...steve, emailVerified: false, pendingEmail };
    serve(ACCOUNT_PATHS.verify);
    serveMe(network, account);
    const { user } = await renderSignedIn(<VerifyPage />, account, `/verify#token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: recovery.verify.submitLabel }));
    expect(await screen.findByText(recovery.verify.done.text[said])).toBeVisible();
  });

  it('whose link is not valid gets a new one where somebody is signed in', async () => {
    const account = { ...steve, emailVerified: false };
    serve(ACCOUNT_PATHS.verify, () => refuse('validation_failed', { fields: { token: INVALID_LINK } }));
    network.use(http.post(apiUrl(ACCOUNT_PATHS.sendVerification), () => new Response(null, { status: 202 })));
    serveMe(network, account);
    const { user } = await renderSignedIn(<VerifyPage />, account, `/verify#token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: recovery.verify.submitLabel }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(INVALID_LINK));
    expect(screen.queryByRole('button', { name: recovery.verify.submitLabel })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: recovery.own.sendLabel }));
    expect(await screen.findByText(recovery.own.sent.title)).toBeVisible();
  });

  it.each([
    ['that was used', `#token=${TOKEN}`],
    ['that was not copied whole', ''],
  ])('is not confirmed by a link %s', async (_how, fragment) => {
    serve(ACCOUNT_PATHS.verify, () => refuse('validation_failed', { fields: { token: INVALID_LINK } }));
    await confirm(fragment);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(INVALID_LINK));
    expect(screen.queryByRole('button', { name: recovery.verify.submitLabel })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: recovery.signInLabel })).toHaveAttribute('href', '/login');
  });
});
