import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { landingPage } from '#messages/applications/landing';
import { applicationStates, ownApplications } from '#messages/applications/own';
import { landing } from '#network/landing';
import { ACCOUNT_PATHS } from '@/contract/account-paths';
import { applicantAuthorization, SENT_ANSWERS_PATH, type OwnApplication } from '@/contract/own-applications';
import { API_PATHS } from '@/contract/paths';
import type { User } from '@/contract/users';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { formOpened, guidelinesOpened, submitted } from '@/features/applications/application-slice';
// Loaded before the tests, which would otherwise wait for it to be compiled.
import '@/features/applications/own-applications/sent-applications-card';
import { positionTitle } from '@/lib/positions';
import { makeStore } from '@/store/store';
import applications from '../../../test/network/applications';
import { startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import {
  apiUrl,
  refuse,
  restore,
  steve,
  storeAccount,
  TOKEN,
} from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import ApplyPage from './apply-page';

const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const key = 'd2b1c0de-0000-4000-8000-000000000001';

beforeEach(() => localStorage.clear());

const network = startApiServer();
const open = async (
  prepare: (store: ReturnType<typeof makeStore>) => void = () => undefined,
  user: User | null = null,
) => {
  storeAccount(user);
  const store = makeStore();
  await restore(store);
  prepare(store);
  // Awaited, because the list waits for its code.
  return act(async () =>
    renderWithProviders(
      <AuthProvider>
        <ApplyPage />
      </AuthProvider>,
      { store },
    ),
  );
};
const { views } = landingPage;
const { guidelines, form } = applications.landing.cards;
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the applications page', () => {
  it('has its title and the warning', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(landing.title);
    expect(screen.getByText(landing.subtitle)).toBeVisible();
    expect(screen.getByText(String(landing.warning?.title))).toBeVisible();
    expect(screen.getByText(String(landing.warning?.text))).toBeVisible();
  });

  it('has a card for each way on, pinned where it is to be', async () => {
    await open();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(2);
    for (const [index, { title, description }] of [guidelines, form].entries()) {
      const shown = within(cards[index] ?? document.body);
      expect(shown.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        ['/apply/guidelines', '/apply/form'][index],
      );
      expect(shown.getByText(description)).toBeVisible();
      expect(shown.getByText(landingPage.pinnedLabel)).toBeVisible();
    }
  });

  it('shows no views to a new visitor, and leaves the counters alone', async () => {
    const { store } = await open();
    expect(card(guidelines.title).getByText(`0 ${views.many}`)).toBeVisible();
    expect(card(form.title).getByText(`0 ${views.many}`)).toBeVisible();
    expect(store.getState().application?.views).toEqual({ guidelines: 0, form: 0 });
  });

  it('shows the views of each page, with thousands separators', async () => {
    await open((store) => {
      for (let count = 0; count < 1_234; count += 1) store.dispatch(guidelinesOpened());
      store.dispatch(formOpened());
    });
    expect(card(guidelines.title).getByText(`1,234 ${views.many}`)).toBeVisible();
    expect(card(form.title).getByText(`1 ${views.one}`)).toBeVisible();
  });

  it('gives its tips', async () => {
    await open();
    const tips = within(screen.getByRole('region', { name: String(landing.tips?.title) })).getAllByRole(
      'listitem',
    );
    expect(tips.map(({ textContent }) => textContent)).toEqual(landing.tips?.list.map(({ text }) => text));
  });

  it('has neither warning nor tips where the network gives none, and pins what is to be pinned', async () => {
    const { subtitle, cards } = applications.landing;
    const unpinned = { ...cards.form, pinned: undefined };
    const landingWithout = { subtitle, cards: { ...cards, form: unpinned } };
    aNetwork({ applications: { ...applications, landing: landingWithout } });
    await open();
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
    expect(card(guidelines.title).getByText(landingPage.pinnedLabel)).toBeVisible();
    expect(card(form.title).queryByText(landingPage.pinnedLabel)).toBeNull();
  });

  it('has the form’s card alone where the network has no guidelines', async () => {
    const positions = applications.positions.map((position) => ({ ...position, guidelines: false }));
    const formAlone = { ...applications.landing, cards: { form } };
    aNetwork({ applications: { ...applications, guidelines: undefined, landing: formAlone, positions } });
    await open();
    const [shown, ...others] = screen.getAllByRole('article');
    expect(others).toEqual([]);
    expect(within(shown ?? document.body).getByRole('link')).toHaveAttribute('href', '/apply/form');
  });

  it('begins with the private links of what was sent from this browser', async () => {
    await open((store) => store.dispatch(submitted({ id, key, position: 'Architect' })));
    const list = within(await screen.findByRole('region', { name: ownApplications.title }));
    expect(list.getByText(positionTitle('Architect'))).toBeVisible();
    expect(list.getByRole('link')).toHaveAttribute('href', `/apply/status#${id}.${key}`);
    const [firstHeading] = screen.getAllByRole('heading', { level: 2 });
    expect(firstHeading).toHaveTextContent(ownApplications.title);
  });

  it('says nothing of applications to somebody who sent none', async () => {
    await open();
    expect(screen.queryByRole('region', { name: ownApplications.title })).toBeNull();
  });
});

describe('applications of the account', () => {
  const theirs: OwnApplication = {
    id: 'b4cc289e-8bf9-4888-9912-ace4e6543003',
    position: 'Moderator',
    state: 'accepted',
    note: 'Welcome!',
    submittedAt: '2025-05-25T12:00:00.000Z',
    updatedAt: '2025-05-26T12:00:00.000Z',
  };
  const both = { ...theirs, id, position: 'Architect', submittedAt: '2025-05-26T12:00:00.000Z' };
  const answer = 'I have built ten towns.';

  const serve = (applications: OwnApplication[]) =>
    network.use(
      http.get(apiUrl(API_PATHS.ownApplications), ({ request }) =>
        request.headers.get('Authorization') === `Bearer ${TOKEN}`
          ? Response.json({ applications })
          : refuse('unauthenticated'),
      ),
    );
  const items = async () => {
    const list = within(await screen.findByRole('region', { name: ownApplications.title }));
    return list.getAllByRole('listitem');
  };

  it('stand in one list with those of this browser, each once and the newest first', async () => {
    serve([both, theirs]);
    const other = { id: 'c5dd289e-8bf9-4888-9912-ace4e6543004', key, position: 'Beekeeper' };
    await open((store) => {
      store.dispatch(submitted({ id, key, position: 'Architect' }));
      store.dispatch(submitted(other));
    }, steve);
    await screen.findByText(positionTitle('Moderator'));
    const [newest, ofBoth, oldest, ...more] = await items();
    expect(more).toEqual([]);
    expect(newest).toHaveTextContent('Beekeeper');
    expect(ofBoth).toHaveTextContent(positionTitle('Architect'));
    expect(ofBoth).toHaveTextContent(applicationStates.accepted.label);
    expect(within(ofBoth as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/apply/status#${id}.${key}`,
    );
    expect(oldest).toHaveTextContent(ownApplications.noteTitle);
    expect(within(oldest as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('show what was sent: by the private link, or to the account once it is confirmed', async () => {
    serve([both, theirs]);
    let isConfirmed = false;
    const asked: (string | null)[] = [];
    network.use(
      http.get(apiUrl(SENT_ANSWERS_PATH), ({ request }) => {
        asked.push(request.headers.get('Authorization'));
        const isByKey = asked.at(-1) === applicantAuthorization(key);
        return isByKey || isConfirmed
          ? Response.json({ answers: { experience: isByKey ? 'By the link' : answer } })
          : refuse('confirmation_required');
      }),
      http.post(apiUrl(ACCOUNT_PATHS.confirm), () => {
        isConfirmed = true;
        return new Response(null, { status: 204 });
      }),
    );
    const { user } = await open(
      (store) => store.dispatch(submitted({ id, key, position: 'Architect' })),
      steve,
    );
    await screen.findByText(positionTitle('Moderator'));
    const [byLink, byAccount] = screen.getAllByText(ownApplications.status.answers.label);
    await user.click(byLink as HTMLElement);
    expect(await screen.findByText('By the link')).toBeVisible();
    await user.click(byAccount as HTMLElement);
    await user.type(await screen.findByLabelText(admin.confirmation.password), 'a lantern in the rain');
    await user.click(screen.getByRole('button', { name: admin.confirmation.submit }));
    expect(await screen.findByText(answer)).toBeVisible();
    expect(asked).toEqual([applicantAuthorization(key), `Bearer ${TOKEN}`, `Bearer ${TOKEN}`]);
  });

  it('are asked for again on request, beside those of this browser', async () => {
    network.use(http.get(apiUrl(API_PATHS.ownApplications), () => refuse('unavailable')));
    const { user } = await open(
      (store) => store.dispatch(submitted({ id, key, position: 'Architect' })),
      steve,
    );
    expect(await screen.findByText(ownApplications.dashboard.failed)).toBeVisible();
    expect(await items()).toHaveLength(1);
    serve([both, theirs]);
    await user.click(screen.getByRole('button', { name: ownApplications.dashboard.retryLabel }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(screen.queryByText(ownApplications.dashboard.failed)).toBeNull();
  });

  it('are nowhere while there are none', async () => {
    let calls = 0;
    network.use(
      http.get(apiUrl(API_PATHS.ownApplications), () => {
        calls += 1;
        return Response.json({ applications: [] });
      }),
    );
    await open(undefined, steve);
    await waitFor(() => expect(calls).toBe(1));
    expect(screen.queryByRole('region', { name: ownApplications.title })).toBeNull();
  });
});
