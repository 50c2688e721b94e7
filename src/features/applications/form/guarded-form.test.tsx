import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { applicationForm } from '#messages/applications/form';
import { API_PATHS } from '@/contract/paths';
// Registers the slice with the signed-in user.
import '@/features/accounts/auth-slice';
import { NOT_CHECKED } from '@/ui/form/guard-place';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { apiUrl, refuse, steve, storeAccount, TOKEN } from '../../../../test/support/browser/render-account';
import { openForm, serveApplications } from '../../../../test/support/browser/render-application';
import { serveTurnstile } from '../../../../test/support/browser/turnstile';

const network = startApiServer();
const csrf = serveCsrf(network);
const turnstile = serveTurnstile();

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

test('whoever applies without an account is asked, once there is something to send', async () => {
  const service = serveApplications(network, csrf);
  const { fill, submit, banner } = await openForm();
  expect([turnstile.fetched, turnstile.widgets]).toEqual([0, []]);
  await fill('Partner');
  await waitFor(() => expect(turnstile.widgets).toHaveLength(1));
  await submit();
  expect(await banner()).toHaveTextContent(NOT_CHECKED);
  expect(service.sent).toEqual([]);
  turnstile.widgets[0]?.options.callback('token-1');
  await submit();
  await screen.findByText(applicationForm.success.title);
  expect(service.sent).toMatchObject([{ position: 'Partner', turnstileToken: 'token-1' }]);
});

test('what the check has to say is said, and the next try has another token', async () => {
  const service = serveApplications(network, csrf);
  const words = 'Please do the check once more.';
  service.answer = () => refuse('validation_failed', { message: words, fields: { turnstileToken: words } });
  const { fill, submit, banner } = await openForm();
  await fill('Partner');
  await waitFor(() => expect(turnstile.widgets).toHaveLength(1));
  turnstile.widgets[0]?.options.callback('token-1');
  await submit();
  expect(await banner()).toHaveTextContent(words);
  expect(turnstile.widgets[0]?.resets).toBe(1);
});

test('whoever is signed in is not asked', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post(apiUrl(API_PATHS.applications), async ({ request }) => {
      sent.push([request.headers.get('Authorization'), await request.json()]);
      return HttpResponse.json({ id: 'an-id' }, { status: 201 });
    }),
  );
  storeAccount(steve);
  const { fill, submit } = await openForm();
  await fill('Partner');
  await submit();
  await screen.findByText(applicationForm.success.title);
  expect(sent).toEqual([
    [`Bearer ${TOKEN}`, expect.not.objectContaining({ turnstileToken: expect.anything() })],
  ]);
  expect([turnstile.fetched, turnstile.widgets]).toEqual([0, []]);
});
