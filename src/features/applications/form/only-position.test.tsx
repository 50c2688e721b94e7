import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { draftOffer } from '#messages/applications/answers';
import { applicationForm } from '#messages/applications/form';
import { USED } from '@/hydration/names';
import ApplyFormPage from '@/pages/apply-form/apply-form-page';
import { makeStore } from '@/store/store';
import applications from '../../../../test/network/applications';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { Providers } from '../../../../test/support/browser/render';
import { openForm, serveApplications } from '../../../../test/support/browser/render-application';
import { aNetwork } from '../../../../test/support/fixtures/a-network';
import { draftSaved, selectDraft } from '../application-slice';

const network = startApiServer();
const csrf = serveCsrf(network);
const { success, draft, position: texts, submitLabel } = applicationForm;

const whitelist = {
  id: 'Let me in',
  title: 'Whitelist',
  text: 'You want to play with us.',
  sections: [
    {
      title: 'You',
      questions: [
        { id: 'player', label: 'Player', kind: 'text', mark: 'name' },
        { id: 'friends', label: 'Friends', kind: 'text', required: false },
      ],
    },
  ],
};
const offer = (changes: object = {}) =>
  aNetwork({ applications: { ...applications, positions: [{ ...whitelist, ...changes }] } });

const heading = () => screen.getByRole('heading', { level: 1 });
const card = () => screen.getByRole('region', { name: whitelist.title });

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  offer();
});

test('the only position is chosen: its questions come by themselves, and nobody is asked for it', async () => {
  document.documentElement.removeAttribute(USED);
  const { field } = await openForm();
  expect(heading()).toHaveTextContent(`Whitelist ${applicationForm.titleEnd}`);
  expect(card()).toHaveTextContent(whitelist.text);
  expect(field('Player')).toBeVisible();
  expect(field('Friends (optional)')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the prerendered page has the position, and neither a choice nor a button below missing questions', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Providers store={makeStore()}>
      <ApplyFormPage />
    </Providers>,
  );
  expect(page.querySelector('h1')).toHaveTextContent(`Whitelist ${applicationForm.titleEnd}`);
  expect(page).toHaveTextContent(whitelist.text);
  expect(page.querySelector('select, [type=submit]')).toBeNull();
});

test('the form is sent, is empty again, and leaves; a next one that is begun stays', async () => {
  const service = serveApplications(network, csrf);
  const { field, submit, user, store } = await openForm();
  await user.type(field('Player'), 'Alex');
  await submit();
  await screen.findByText(success.title);
  expect(service.sent).toEqual([
    expect.objectContaining({ position: whitelist.id, answers: { player: 'Alex', friends: '' } }),
  ]);
  await waitFor(() => expect(field('Player')).toHaveValue(''));
  expect(heading()).toHaveTextContent(`Whitelist ${applicationForm.titleEnd}`);
  expect(screen.getByText(success.redirect)).toBeVisible();
  await user.type(field('Player'), 'S');
  // Before the draft is stored, which waits for a pause.
  expect(screen.queryByText(success.redirect)).toBeNull();
  await user.type(field('Player'), 'teve');
  await user.tab();
  expect(selectDraft(store.getState())?.answers).toMatchObject({ player: 'Steve' });
  expect(screen.queryByText(success.redirect)).toBeNull();
});

test('a draft that is discarded leaves empty fields and the focus at the position', async () => {
  const store = makeStore();
  const { field, user } = await openForm({ store });
  await user.type(field('Player'), 'Alex');
  await user.click(screen.getByRole('button', { name: draft.discard.confirmLabel }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: draft.discard.confirmLabel }),
  );
  await waitFor(() => expect(card()).toHaveFocus());
  await waitFor(() => expect(field('Player')).toHaveValue(''));
});

test('a draft of an earlier visit goes on where it ended', async () => {
  const store = makeStore();
  act(() => void store.dispatch(draftSaved({ position: whitelist.id, answers: { player: 'Alex' } })));
  const { field, user } = await openForm({ store });
  await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
  expect(field('Player')).toHaveValue('Alex');
  await waitFor(() => expect(card()).toHaveFocus());
});

test('while it is closed, the form says so, names no other position and cannot be sent', async () => {
  offer({ open: false });
  await openForm();
  expect(screen.getByText(texts.closed.title)).toBeVisible();
  expect(screen.getByText(texts.closed.later)).toBeVisible();
  expect(screen.queryByLabelText('Player')).toBeNull();
  expect(screen.getByRole('button', { name: submitLabel })).toBeDisabled();
});
