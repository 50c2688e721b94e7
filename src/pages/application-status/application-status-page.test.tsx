import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { applicationStates, ownApplications, stateText } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { API_BASE } from '@/contract/paths';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { makeStore } from '@/store/store';
import { startApiServer } from '../../../test/support/browser/api-server';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { refuse, restore } from '../../../test/support/browser/render-account';
import ApplicationStatusPage from './application-status-page';

withFakeClock();
const network = startApiServer();

const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const key = 'd2b1c0de-0000-4000-8000-000000000001';
const application: OwnApplication = {
  id,
  position: 'Architect',
  state: 'new',
  note: '',
  submittedAt: '2025-05-25T12:00:00.000Z',
  updatedAt: '2025-05-25T12:00:00.000Z',
};

/** Serves one application with answers that a test sets, and records the requests. */
const serve = (answer: () => Response) => {
  const service = { answer, asked: [] as string[] };
  network.use(
    http.get(`${API_BASE}/applications/:id`, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      service.asked.push(`${pathname}${search} ${request.headers.get('Authorization') ?? ''}`);
      return service.answer();
    }),
  );
  return service;
};
const give =
  (changes: Partial<OwnApplication> = {}) =>
  () =>
    Response.json({ ...application, ...changes });

let stopWatching: () => void;
const open = async (fragment = `#${id}.${key}`) => {
  const store = makeStore();
  stopWatching = setupListeners(store.dispatch);
  await restore(store);
  return renderWithProviders(<ApplicationStatusPage />, {
    route: `/apply/status${fragment}`,
    store,
    advanceTimers: jest.advanceTimersByTime,
  });
};
beforeEach(() => localStorage.clear());
afterEach(() => stopWatching());

const { status: texts } = ownApplications;

test('what was sent can be read again, under the questions of the form', async () => {
  const [question] = questionsOf('Architect');
  if (!question) throw new Error('The position has questions');
  serve(give());
  const answers = { [question.id]: 'The very answer', gone: 'To a question that is gone' };
  network.use(
    http.get(`${API_BASE}/applications/:id/answers`, ({ request }) =>
      request.headers.get('Authorization') === `Application ${key}`
        ? Response.json({ answers })
        : refuse('not_found'),
    ),
  );
  const { user } = await open();
  await user.click(await screen.findByText(texts.answers.label));
  expect((await screen.findByText(question.label)).nextElementSibling).toHaveTextContent('The very answer');
  expect(screen.getByText('To a question that is gone')).toBeVisible();
});
const steps = () =>
  within(screen.getByRole('list', { name: texts.stepsLabel }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/May \d.*$/, '').trim());
const done = (step: string) => `${step} ${texts.stepDone}`;
const { sent, review, decision } = texts.steps;
/** Name of the application on its card. */
const name = `${positionTitle('Architect')} ${texts.heading}`;

describe('the page of an application', () => {
  it.each([
    ['new', [done(sent), review, decision]],
    ['in_review', [done(sent), done(review), decision]],
    ['accepted', [done(sent), done(review), done(applicationStates.accepted.label)]],
    ['rejected', [done(sent), done(review), done(applicationStates.rejected.label)]],
  ] as const)('says in words that it is %s, and how far it has come', async (state, expected) => {
    serve(give({ state }));
    await open();
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getAllByText(applicationStates[state].label)[0]).toBeVisible();
    expect(card.getByText(stateText(state))).toBeVisible();
    expect(steps()).toEqual(expected);
    expect(card.getByRole('list')).toHaveTextContent('May 25, 2025');
  });

  it('asks for what the link names, with its key', async () => {
    const service = serve(give());
    await open();
    await screen.findByRole('region', { name });
    expect(service.asked).toEqual([`/api/applications/${id} Application ${key}`]);
  });

  it('shows the note of the team as text, never as markup', async () => {
    serve(give({ note: '<img src=x onerror=alert(1)> **bold**\nsecond line' }));
    await open();
    expect(await screen.findByText(/<img src=x/)).toHaveTextContent('**bold** second line');
    expect(document.querySelector('img')).toBeNull();
  });

  it('has no note when the team wrote none', async () => {
    serve(give({ note: ' ' }));
    await open();
    await screen.findByRole('region', { name });
    expect(screen.queryByText(ownApplications.noteTitle)).toBeNull();
  });

  it('follows the application every 30 seconds', async () => {
    const service = serve(give());
    await open();
    await screen.findAllByText(applicationStates.new.label);
    service.answer = give({ state: 'in_review' });
    await pass(HALF_A_MINUTE);
    await waitFor(() => expect(steps()).toContain(done(review)));
    expect(service.asked).toHaveLength(2);
  });

  it('asks nothing while nobody sees the page', async () => {
    const service = serve(give());
    await open();
    await screen.findAllByText(applicationStates.new.label);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    window.dispatchEvent(new Event('visibilitychange'));
    await pass(4 * HALF_A_MINUTE);
    expect(service.asked).toHaveLength(1);
    jest.restoreAllMocks();
  });

  it('keeps what it knows when a refresh fails, and says so', async () => {
    const service = serve(give());
    await open();
    await screen.findAllByText(applicationStates.new.label);
    service.answer = () => refuse('unavailable');
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText((text) => text.includes(texts.stale))).toBeVisible();
    expect(screen.getAllByText(applicationStates.new.label)[0]).toBeVisible();
  });
});

describe('a link that opens nothing', () => {
  const expectHelp = () => {
    const help = within(screen.getByRole('region', { name: texts.help.title }));
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/apply',
      '/user/dashboard',
      '/support',
    ]);
  };

  it('is told apart from one that was cut off, which is never asked for', async () => {
    await open(`#${id}`);
    expect(screen.getByText(texts.incomplete.title)).toBeVisible();
    expectHelp();
  });

  it('of an application that was erased, or with a wrong key, says what to do', async () => {
    const service = serve(() => refuse('not_found'));
    await open();
    expect(await screen.findByText(texts.missing.title)).toBeVisible();
    expectHelp();
    expect(service.asked).toHaveLength(1);
  });

  it('takes an application away that was erased while it was looked at', async () => {
    const service = serve(give({ state: 'rejected' }));
    await open();
    await screen.findByRole('region', { name });
    service.answer = () => refuse('not_found');
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText(texts.missing.title)).toBeVisible();
    expect(screen.queryByRole('region', { name })).toBeNull();
  });
});

describe('an answer that does not come', () => {
  it.each([
    ['a failure', () => refuse('unavailable')],
    ['another shape', () => Response.json({ ...application, state: 'promoted' })],
    ['a page', () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('or is %s can be asked for again', async (_what, answer) => {
    const service = serve(answer);
    const { user } = await open();
    expect(await screen.findByText(texts.failed.title)).toBeVisible();
    service.answer = give();
    await user.click(screen.getByRole('button', { name: texts.failed.retryLabel }));
    expect(await screen.findByRole('region', { name })).toBeVisible();
  });
});

describe('withdrawing', () => {
  const { withdraw } = ownApplications;
  const press = async () => {
    serve(give());
    const view = await open();
    await screen.findByRole('region', { name });
    await view.user.click(screen.getByRole('button', { name: withdraw.label }));
    const dialog = within(
      screen.getByRole('dialog', { name: withdraw.question(positionTitle('Architect')) }),
    );
    return { ...view, dialog, confirm: dialog.getByRole('button', { name: withdraw.label }) };
  };

  it('asks first, sends the key of the link, and then shows nothing of the application', async () => {
    const sent: string[] = [];
    network.use(
      http.delete(`${API_BASE}/applications/:id`, ({ request, params }) => {
        sent.push(`${String(params['id'])} ${request.headers.get('Authorization') ?? ''}`);
        return new Response(null, { status: 204 });
      }),
    );
    const { user, confirm } = await press();
    expect(sent).toEqual([]);
    await user.click(confirm);
    expect(await screen.findByText(withdraw.done.title)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sent).toEqual([`${id} Application ${key}`]);
    expect(screen.queryByRole('region', { name })).toBeNull();
  });

  it('says why it was not done, and can be tried again', async () => {
    network.use(http.delete(`${API_BASE}/applications/:id`, () => refuse('unavailable')));
    const { user, dialog, confirm } = await press();
    await user.click(confirm);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(confirm).toBeEnabled();
  });
});
