import { screen } from '@testing-library/react';
import { http } from 'msw';
import { applicationForm } from '#messages/applications/form';
import { API_PATHS } from '@/contract/paths';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { apiUrl, refuse, steve, storeAccount } from '../../../../test/support/browser/render-account';
import { openForm, serveApplications } from '../../../../test/support/browser/render-application';

const network = startApiServer();
const csrf = serveCsrf(network);

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

test('an application of a session that has ended is said to be that, and taken without an account', async () => {
  storeAccount(steve);
  const store = makeStore();
  const service = serveApplications(network, csrf);
  network.use(
    http.post(apiUrl(API_PATHS.applications), ({ request }) =>
      request.headers.has('Authorization') ? refuse('unauthenticated') : undefined,
    ),
  );
  const { fill, submit, banner } = await openForm({ store });
  await fill('Partner');
  await submit();
  expect(await banner()).toHaveTextContent(applicationForm.failure.signedOut);
  await submit();
  await screen.findByText(applicationForm.success.title);
  expect(service.sent).toHaveLength(1);
});
