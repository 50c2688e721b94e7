import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftOffer } from '#messages/applications/answers';
import { applicationForm } from '#messages/applications/form';
import { GUIDELINES_VALID_MS } from '@/contract/applications';
import { positionTitle } from '@/lib/positions';
import { endDrafts } from '@/store/drafts';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import {
  openForm,
  serveApplications,
  type FormOptions,
} from '../../../../test/support/browser/render-application';
import { longNameOf } from '../../../../test/support/fixtures/applications';
import { draftSaved, selectDraft, selectSubmissions, submitted } from '../application-slice';

const { draft, guidelines, submitLabel, success } = applicationForm;
/** A question with a long answer. */
const long = longNameOf('Moderator');
const network = startApiServer();
const csrf = serveCsrf(network);

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

const leave = () => fireEvent(window, new Event('pagehide'));
const KEY = '6f1c2f60-0000-4000-8000-000000000009';

describe('with a clock of its own', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const advanceTimers = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

  test('what is written is saved in the next pause, not with each key', async () => {
    const { choose, fieldOf, user, store } = await openForm({ advanceTimers });
    await choose('Moderator');
    act(() => advanceTimers(2_000));
    await user.type(fieldOf('Moderator', long), 'Because');
    expect(selectDraft(store.getState())?.answers[long]).toBe('');
    act(() => advanceTimers(2_000));
    expect(selectDraft(store.getState())).toMatchObject({
      position: 'Moderator',
      answers: { [long]: 'Because' },
    });
  });

  test('read guidelines run out while the form is open', async () => {
    await openForm({ advanceTimers });
    const button = screen.getByRole('button', { name: applicationForm.submitLabel });
    act(() => advanceTimers(GUIDELINES_VALID_MS - 60_000));
    expect(button).toBeEnabled();
    act(() => advanceTimers(60_000));
    expect(button).toBeDisabled();
    expect(screen.getByText(guidelines.unread.title)).toBeVisible();
  });

  test('a clock that jumps between two looks is noticed when the form is sent', async () => {
    const service = serveApplications(network, csrf);
    const { submit, banner } = await openForm({ advanceTimers });
    jest.setSystemTime(Date.now() + GUIDELINES_VALID_MS);
    await submit();
    expect(await banner()).toHaveTextContent(guidelines.missing);
    expect(service.sent).toEqual([]);
  });

  test('five seconds after success the applications page opens, unless the applicant stays', async () => {
    serveApplications(network, csrf);
    const { fill, user } = await openForm({ advanceTimers, route: '/apply/form' });
    await fill('Partner');
    fireEvent.click(screen.getByRole('button', { name: submitLabel }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    await user.click(await screen.findByRole('button', { name: success.stayLabel }));
    act(() => advanceTimers(6_000));
    expect(screen.getByText(success.title)).toBeVisible();
    expect(screen.queryByText(success.redirect)).toBeNull();
  });
});

test('leaving the page saves what was typed last', async () => {
  const { choose, fieldOf, user, store } = await openForm();
  await choose('Moderator');
  await user.type(fieldOf('Moderator', 'ign'), 'Alex');
  leave();
  expect(selectDraft(store.getState())?.answers['ign']).toBe('Alex');
  // Saved in the browser at that very moment, too, because an unloaded page has no timers.
  expect(localStorage.getItem('persist:application')).toContain('Alex');
});

test.each(['age', 'dateOfBirth', 'disabilities'])(
  'what is answered to “%s” is never in the browser, only in its field',
  async (name) => {
    const { choose, fieldOf, store } = await openForm();
    await choose('Moderator');
    const answer = name === 'dateOfBirth' ? '2001-09-08' : '47110815';
    fireEvent.change(fieldOf('Moderator', name), { target: { value: answer } });
    fireEvent.change(fieldOf('Moderator', 'ign'), { target: { value: 'Alex' } });
    leave();
    await waitFor(() => expect(localStorage.getItem('persist:application')).toContain('Alex'));
    expect(JSON.stringify([store.getState(), { ...localStorage }])).not.toContain(answer);
    expect(fieldOf('Moderator', name)).toHaveValue(answer);
  },
);

test('signing out ends the draft, and what was typed last is not saved on the way to another page', async () => {
  const { choose, fieldOf, user, store, unmount } = await openForm();
  await choose('Moderator');
  await user.type(fieldOf('Moderator', 'ign'), 'Alex');
  leave();
  await user.type(fieldOf('Moderator', 'ign'), 'ander');
  act(() => store.dispatch(endDrafts()));
  unmount();
  leave();
  expect(selectDraft(store.getState())).toBeNull();
  expect(localStorage.getItem('persist:application')).not.toContain('Alex');
});

test('going to another page of the site saves it, too', async () => {
  const { choose, fieldOf, user, store, unmount } = await openForm();
  await choose('Moderator');
  await user.type(fieldOf('Moderator', 'ign'), 'Alex');
  unmount();
  expect(selectDraft(store.getState())?.answers['ign']).toBe('Alex');
});

const withDraft = (options: FormOptions = {}) => {
  const store = makeStore();
  store.dispatch(draftSaved({ position: 'Moderator', answers: { ign: 'Alex', [long]: 'Because' } }));
  return openForm({ store, ...options });
};

describe('an earlier draft', () => {
  test('is offered back, and goes on where it was', async () => {
    const { user, fieldOf, position } = await withDraft();
    expect(
      screen.getByText(`${draftOffer.before} ${positionTitle('Moderator')} ${draftOffer.after}`),
    ).toBeVisible();
    expect(
      screen.getByText(
        (text) => text.startsWith(draftOffer.saved) && /\w+ \d+, \d{4}, \d\d:\d\d\./.test(text),
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `${positionTitle('Moderator')} ${applicationForm.titleEnd}`,
    );
    expect(fieldOf('Moderator', 'ign')).toHaveValue('Alex');
    expect(fieldOf('Moderator', long)).toHaveValue('Because');
    expect(screen.getByText('7 / 4,000')).toBeVisible();
    expect(position()).toHaveFocus();
  });

  test('says which answers have to be written again', async () => {
    await withDraft();
    expect(screen.getByText((text) => text.startsWith(draftOffer.unkept))).toHaveTextContent(
      /Age, Date of birth, Disabilities\.$/,
    );
  });

  test('is offered at the top, wherever the page was left', async () => {
    const scrollTo = jest.fn();
    window.scrollTo = scrollTo;
    const { unmount } = await withDraft();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
    expect(history.scrollRestoration).toBe('manual');
    unmount();
    expect(history.scrollRestoration).toBe('auto');
  });

  test('is offered with a way to the guidelines while they are unread', async () => {
    await withDraft({ isRead: false });
    expect(screen.getByText(guidelines.unread.title)).toBeVisible();
    const link = screen.getByRole('link', { name: guidelines.unread.label });
    expect(link).toHaveAttribute('href', '/apply/guidelines');
  });

  test('is discarded after a question, from the offer', async () => {
    const { user, store, position } = await withDraft();
    await user.click(screen.getByRole('button', { name: draft.discard.confirmLabel }));
    const dialog = screen.getByRole('dialog', { name: draft.discard.title });
    expect(selectDraft(store.getState())).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: draft.discard.confirmLabel }));
    expect(selectDraft(store.getState())).toBeNull();
    expect(position()).toHaveValue('');
    expect(position()).toHaveFocus();
  });

  test('is discarded from the form, and not saved again', async () => {
    const { user, store, fieldOf, position } = await withDraft();
    await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
    await user.type(fieldOf('Moderator', 'ign'), 'ander');
    await user.click(screen.getByRole('button', { name: draft.discard.confirmLabel }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: draft.discard.confirmLabel }),
    );
    expect(position()).toHaveValue('');
    leave();
    expect(selectDraft(store.getState())).toBeNull();
  });

  test('without a word in it is not offered', async () => {
    const store = makeStore();
    store.dispatch(draftSaved({ position: 'Moderator', answers: { ign: ' ' } }));
    await openForm({ store });
    expect(screen.queryByRole('button', { name: draftOffer.continueLabel })).toBeNull();
  });

  test('is sent with its own key, so that it is one application from two tabs', async () => {
    const service = serveApplications(network, csrf);
    const first = makeStore();
    first.dispatch(draftSaved({ position: 'Partner', answers: { ign: 'Alex' } }));
    const key = selectDraft(first.getState())?.idempotencyKey;
    const { fill, submit, user, fieldOf } = await openForm({ store: first });
    await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
    await user.clear(fieldOf('Partner', 'ign'));
    await fill('Partner');
    await submit();
    await screen.findByText(success.title);
    expect(service.sent[0]?.idempotencyKey).toBe(key);
  });

  test('that another tab has sent is not sent again: this one shows the link', async () => {
    const { user, store } = await withDraft();
    await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
    const key = selectDraft(store.getState())?.idempotencyKey ?? '';
    act(() => void store.dispatch(submitted({ id: 'theirs', key, position: 'Moderator' })));
    expect(await screen.findByText(success.title)).toBeVisible();
    leave();
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toHaveLength(1);
  });

  test('of another tab is not given up for an empty form', async () => {
    const { choose, store, fieldOf, user } = await openForm();
    act(() => void store.dispatch(draftSaved({ position: 'Moderator', answers: { ign: 'Alex' } })));
    await choose('Moderator');
    leave();
    expect(selectDraft(store.getState())?.answers).toEqual({ ign: 'Alex' });
    await user.type(fieldOf('Moderator', long), 'Because');
    leave();
    expect(selectDraft(store.getState())?.answers[long]).toBe('Because');
  });

  test('stays when another tab sends another application', async () => {
    const { user, store, fieldOf } = await withDraft();
    await user.click(screen.getByRole('button', { name: draftOffer.continueLabel }));
    act(() => void store.dispatch(submitted({ id: 'other', key: KEY, position: 'Architect' })));
    expect(fieldOf('Moderator', 'ign')).toHaveValue('Alex');
  });
});
