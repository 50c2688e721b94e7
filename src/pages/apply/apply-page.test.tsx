import { screen, within } from '@testing-library/react';
import { landingPage } from '#messages/applications/landing';
import { ownApplications } from '#messages/applications/own';
import { landing } from '#network/landing';
import { formOpened, guidelinesOpened, submitted } from '@/features/applications/application-slice';
import { positionTitle } from '@/lib/positions';
import { makeStore } from '@/store/store';
import applications from '../../../test/network/applications';
import { renderWithProviders } from '../../../test/support/browser/render';
import { restore } from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import ApplyPage from './apply-page';

const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const key = 'd2b1c0de-0000-4000-8000-000000000001';

beforeEach(() => localStorage.clear());

const open = async (prepare: (store: ReturnType<typeof makeStore>) => void = () => undefined) => {
  const store = makeStore();
  await restore(store);
  prepare(store);
  return renderWithProviders(<ApplyPage />, { store });
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
    const list = within(screen.getByRole('region', { name: ownApplications.title }));
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
