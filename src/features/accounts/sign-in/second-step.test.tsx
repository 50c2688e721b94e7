import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { secondStep } from '#messages/second-step';
import { signInForm } from '#messages/sign-in';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { ERROR_STATUS } from '@/contract/errors';
import { API_PATHS } from '@/contract/paths';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import {
  apiUrl,
  refuse,
  renderSignedIn,
  serveMe,
  steve,
  TOKEN,
} from '../../../../test/support/browser/render-account';
import { selectUser } from '../auth-slice';
import { SignInForm } from './sign-in-form';

const network = startApiServer();
serveCsrf(network);
const lines = hearConsole();
const texts = secondStep;

const sent: unknown[] = [];
const serveSecond = (respond: () => Response) =>
  network.use(
    http.post(apiUrl(ACCOUNT_PATHS.second), async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  const error = { code: 'second_factor_required', message: 'Please.', ticket: 'the ticket' };
  network.use(
    http.post(apiUrl(API_PATHS.login), () =>
      Response.json({ error }, { status: ERROR_STATUS.second_factor_required }),
    ),
  );
  serveMe(network, steve);
});

/** Renders the form after a right password. */
const halfIn = async () => {
  const view = await renderSignedIn(<SignInForm />, null);
  await view.user.type(screen.getByLabelText('Email address'), 'steve@example.org');
  await view.user.type(screen.getByLabelText('Password'), 'a lantern in the rain');
  await view.user.click(screen.getByRole('button', { name: signInForm.submitLabel }));
  await screen.findByRole('heading', { name: texts.title });
  return view;
};

test('leads from the password to the field for the code, which browsers can fill in, and logs no failure', async () => {
  await halfIn();
  const field = screen.getByLabelText(texts.codeLabel);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(field).toHaveAccessibleDescription(texts.codeHint);
  expect(lines.error).toEqual([]);
});

test('signs in with a code that was pasted with spaces, by the keyboard alone', async () => {
  serveSecond(() => Response.json({ token: TOKEN, user: steve }));
  const { user, store } = await halfIn();
  await user.paste(' 123 456 ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(selectUser(store.getState())).toEqual(steve));
  expect(sent).toEqual([{ ticket: 'the ticket', code: '123456' }]);
});

test('takes a recovery code instead, and leads to its field', async () => {
  serveSecond(() => Response.json({ token: TOKEN, user: steve }));
  const { user, store } = await halfIn();
  await user.click(screen.getByRole('button', { name: texts.useRecovery }));
  const field = screen.getByLabelText(texts.recoveryLabel);
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('inputmode', 'text');
  await user.type(field, 'K7M2PW-9WXRAT-4HSN8C-BQ3YZE{Enter}');
  await waitFor(() => expect(selectUser(store.getState())).toEqual(steve));
  expect(sent).toEqual([{ ticket: 'the ticket', code: 'k7m2pw9wxrat4hsn8cbq3yze' }]);
});

test('says at the field that a code is wrong, and leads back to it', async () => {
  serveSecond(() => refuse('unauthenticated', { fields: { code: 'This code is wrong' } }));
  const { user } = await halfIn();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByText('This code is wrong')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(texts.codeLabel)).toHaveFocus());
  expect(screen.getByLabelText(texts.codeLabel)).toHaveAccessibleDescription(/This code is wrong/);
});

test('sends nothing that is no code', async () => {
  const { user } = await halfIn();
  await user.keyboard('12345{Enter}');
  expect(await screen.findByText(/six digits that your app shows, or/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('begins again, and says why, once the ticket is over', async () => {
  serveSecond(() => refuse('unauthenticated', { message: 'This sign-in took too long.' }));
  const { user } = await halfIn();
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This sign-in took too long.');
  expect(screen.getByLabelText('Email address')).toBeVisible();
});

test('goes back when the visitor wants to', async () => {
  const { user } = await halfIn();
  await user.click(screen.getByRole('button', { name: texts.backLabel }));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
