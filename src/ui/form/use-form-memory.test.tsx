import { screen, waitFor } from '@testing-library/react';
import { boolean, object, string } from 'yup';
import { endDrafts } from '@/store/drafts';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Form } from './form';
import { FormCheckbox, FormInput, FormPassword } from './form-fields';

const empty = { name: '', password: '', code: '', agreed: false };
const schema = object({ name: string(), password: string(), code: string(), agreed: boolean() });

const open = (rememberAs = 'test') =>
  renderWithProviders(
    <Form
      initialValues={empty}
      schema={schema}
      send={() => Promise.resolve(null)}
      rememberAs={rememberAs}
      submitLabel="Send"
      failureTitle="Not sent"
    >
      <FormInput name="name" label="Name" autoComplete="nickname" />
      <FormPassword name="password" label="Password" autoComplete="current-password" />
      <FormInput name="code" label="Code" autoComplete="one-time-code" />
      <FormCheckbox name="agreed" label="Agree" />
    </Form>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async ({ user }: ReturnType<typeof open>) => {
  await user.type(field('Name'), 'Steve');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  await user.type(field('Password'), 'a lantern');
  await user.type(field('Code'), '123456');
  await user.click(field('Agree'));
};
const shown = () => [field('Name').value, field('Agree').checked];

test('a visitor who comes back finds what they typed, but no password and no code', async () => {
  const view = open();
  await fill(view);
  view.unmount();
  expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/lantern|123456/);
  open();
  expect(shown()).toEqual(['Steve', true]);
  expect([field('Password').value, field('Code').value]).toEqual(['', '']);
});

test('what was typed is kept when the document goes', async () => {
  await fill(open());
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('forms')).toContain('Steve');
});

test.each([
  [
    'what was sent',
    (view: ReturnType<typeof open>) => view.user.click(screen.getByRole('button', { name: 'Send' })),
  ],
  [
    'what was cleared',
    (view: ReturnType<typeof open>) =>
      view.user.clear(field('Name')).then(() => view.user.click(field('Agree'))),
  ],
])('%s does not come back', async (_what, end) => {
  const view = open();
  await fill(view);
  await end(view);
  await waitFor(() => expect(shown()).toEqual(['', false]));
  view.unmount();
  open();
  expect(shown()).toEqual(['', false]);
});

test('signing out ends it', async () => {
  const view = open();
  await fill(view);
  view.unmount();
  view.store.dispatch(endDrafts());
  open();
  expect(shown()).toEqual(['', false]);
});

test('another form of the page begins empty', async () => {
  const view = open();
  await fill(view);
  view.unmount();
  open('other');
  expect(shown()).toEqual(['', false]);
});
