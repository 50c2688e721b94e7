import { act, screen, waitFor } from '@testing-library/react';
import { mixed, object } from 'yup';
import { renderWithProviders } from '../../../test/support/browser/render';
import { serveTurnstile } from '../../../test/support/browser/turnstile';
import { Form, type FormProblem } from './form';
import { NOT_CHECKED } from './guard-place';

const service = serveTurnstile();

/** Renders a guarded form and records what it sends. */
const open = (problem: FormProblem | null = null) => {
  const sent: unknown[][] = [];
  const view = renderWithProviders(
    <Form
      initialValues={{ text: 'Hello' }}
      schema={object({ text: mixed() })}
      send={(...given) => {
        sent.push(given);
        return Promise.resolve(problem);
      }}
      submitLabel="Send"
      failureTitle="Not sent"
      guarded
    >
      <p>A field</p>
    </Form>,
  );
  return { ...view, sent, send: () => view.user.click(screen.getByRole('button', { name: 'Send' })) };
};
const widget = async (index = 0) => {
  await waitFor(() => expect(service.widgets.length).toBeGreaterThan(index));
  const found = service.widgets[index];
  if (!found) throw new Error('There is no widget');
  return found;
};

// Must be the first test of the file, because later forms find the script loaded.
test('a script that does not come is told of, and tried again', async () => {
  service.isThere = false;
  const { user, send, sent } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('challenges.cloudflare.com');
  await send();
  expect(sent).toEqual([]);
  service.isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await widget();
  expect(service.fetched).toBe(2);
  expect(document.querySelectorAll('script[src*="turnstile"]')).toHaveLength(1);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', 'auto'],
])('the widget has the site’s key, and looks as the page does: %s', async (choice, theme) => {
  document.documentElement.dataset['theme'] = choice;
  open();
  expect((await widget()).options).toMatchObject({ sitekey: service.siteKey, theme });
});

test('a form is sent with the token, and not before there is one', async () => {
  const { send, sent } = open();
  const { options } = await widget();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_CHECKED);
  expect(sent).toEqual([]);
  options.callback('token-1');
  await send();
  await waitFor(() => expect(sent).toEqual([[{ text: 'Hello' }, 'token-1']]));
  expect(screen.queryByText(NOT_CHECKED)).toBeNull();
});

test('a token is sent once: after a failure the widget begins anew', async () => {
  const { send, sent } = open({ message: 'Please do the check once more.', fields: { turnstileToken: 'x' } });
  const { options, ...before } = await widget();
  expect(before.resets).toBe(0);
  options.callback('token-1');
  await send();
  expect(await screen.findByText('Please do the check once more.')).toBeVisible();
  expect(service.widgets[0]?.resets).toBe(1);
  await send();
  expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
  options.callback('token-2');
  await send();
  await waitFor(() => expect(sent.map(([, token]) => token)).toEqual(['token-1', 'token-2']));
});

test('a token that has run out is not sent', async () => {
  const { send, sent } = open();
  const { options } = await widget();
  options.callback('token-1');
  options['expired-callback']();
  await send();
  expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
  expect(sent).toEqual([]);
});

test('trouble in the widget is told of on the page, not in the console', async () => {
  open();
  const { options } = await widget();
  let isHandled = false;
  act(() => void (isHandled = options['error-callback']('300030')));
  expect(isHandled).toBe(true);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
});

test('a form that goes takes its widget along', async () => {
  const { unmount } = open();
  await widget();
  unmount();
  expect(service.widgets[0]?.isRemoved).toBe(true);
});

test('a site without a key asks nobody, and fetches nothing', async () => {
  Object.assign(globalThis, { TURNSTILE_SITE_KEY: '' });
  const { send, sent } = open();
  await send();
  await waitFor(() => expect(sent).toEqual([[{ text: 'Hello' }]]));
  expect([service.fetched, service.widgets]).toEqual([0, []]);
});
