import { screen, within } from '@testing-library/react';
import { applicationForm } from '#messages/applications/form';
import applications from '../../../../test/network/applications';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { openForm, serveApplications } from '../../../../test/support/browser/render-application';
import { aNetwork } from '../../../../test/support/fixtures/a-network';

const network = startApiServer();
const csrf = serveCsrf(network);

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

const questions = [
  { id: 'player', label: 'Player', kind: 'text', mark: 'name' },
  { id: 'mail', label: 'Mail', kind: 'email', mark: 'address', required: false },
  { id: 'years', label: 'Years', kind: 'number', mark: 'age', required: false },
];
const whitelist = {
  id: 'Let me in',
  title: 'Whitelist',
  text: 'You want to play with us.',
  guidelines: false,
  sections: [{ title: 'You', questions }],
};
const offer = (...positions: object[]) => aNetwork({ applications: { ...applications, positions } });

const { unread } = applicationForm.guidelines;
const submitButton = () => screen.getByRole('button', { name: applicationForm.submitLabel });

test('where no position asks for the guidelines, nothing is said of them, and the form is sent without', async () => {
  offer(whitelist);
  const service = serveApplications(network, csrf);
  const { field, submit, user } = await openForm({ isRead: false });
  expect(screen.queryByText(unread.title)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Whitelist Application');
  await user.type(field('Player'), 'Alex');
  await submit();
  await screen.findByText(applicationForm.success.title);
  expect(service.sent).toEqual([
    {
      position: whitelist.id,
      answers: { player: 'Alex', mail: '', years: '' },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('beside positions that ask for them, they are asked for until this one is chosen', async () => {
  offer(whitelist, ...applications.positions);
  const { choose } = await openForm({ isRead: false });
  expect(screen.getByText(unread.title)).toBeVisible();
  expect(submitButton()).toBeDisabled();
  await choose(whitelist.id);
  expect(screen.queryByText(unread.title)).toBeNull();
  expect(submitButton()).toBeEnabled();
});

test('the position that is chosen already can be chosen again, and its fields stay as they are', async () => {
  offer(whitelist, ...applications.positions);
  const { choose, field, user } = await openForm();
  await choose(whitelist.id);
  const player = field('Player');
  await user.type(player, 'Alex');
  await choose(whitelist.id);
  expect(field('Player')).toBe(player);
  expect(player).toHaveValue('Alex');
});

test('what need not be answered says so, and is checked where it is', async () => {
  offer(whitelist);
  const { field, submit, banner, user } = await openForm();
  const mail = field('Mail (optional)');
  expect(mail).not.toBeRequired();
  expect(mail).toHaveAttribute('autocomplete', 'email');
  await user.type(field('Player'), 'Alex');
  await user.type(mail, 'alex');
  await submit();
  expect(within(await banner()).getByText('Mail: Please enter a valid email address')).toBeVisible();
});

const reminder = { title: 'Mind this', text: 'Only one request for each player.' };
const sent = 'We let you in at once.';
test.each([
  ['what the network asks of applicants and promises them', { reminder, sent }],
  ['neither without such texts', undefined],
])('the form says %s', async (_what, form) => {
  aNetwork({ applications: { ...applications, form, positions: [whitelist] } });
  serveApplications(network, csrf);
  const { field, submit, user } = await openForm();
  await user.type(field('Player'), 'Alex');
  await submit();
  expect(await screen.findByText(applicationForm.success.title)).toBeVisible();
  const words = [reminder.title, reminder.text, sent];
  expect(words.filter((text) => screen.queryByText(text))).toEqual(form ? words : []);
  expect(screen.queryAllByRole('note')).toHaveLength(form ? 1 : 0);
});

test('20 positions can be chosen, in their order', async () => {
  const many = Array.from({ length: 20 }, (_, index) => `Team ${String(index + 1)}`).map((id) => ({
    ...whitelist,
    id,
    title: id,
  }));
  offer(...many);
  const { position } = await openForm();
  const options = within(position()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(['', ...many.map(({ id }) => id)]);
});
