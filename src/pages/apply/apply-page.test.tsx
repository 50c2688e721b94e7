import { screen, within } from '@testing-library/react';
import { applicationCards, applyPage } from '@/content/applications/landing';
import { positions } from '@/content/applications/positions';
import { formOpened, guidelinesOpened, submitted } from '@/features/applications/application-slice';
import { ownApplications } from '@/messages/en/applications/own';
import { makeStore } from '@/store/store';
import { renderWithProviders } from '../../../test/support/browser/render';
import { restore } from '../../../test/support/browser/render-account';
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
const { views } = applyPage;
const cardOf = (page: 'guidelines' | 'form') => {
  const found = applicationCards.find(({ id }) => id === page);
  if (!found) throw new Error(`No card leads to the ${page}`);
  return found;
};
const [guidelines, form] = [cardOf('guidelines'), cardOf('form')];
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the applications page', () => {
  it('has its title and the warning', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(applyPage.title);
    expect(screen.getByText(applyPage.subtitle)).toBeVisible();
    expect(screen.getByText(applyPage.warning.title)).toBeVisible();
    expect(screen.getByText(applyPage.warning.text)).toBeVisible();
  });

  it('has a card for each way on, pinned where it is to be', async () => {
    await open();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(applicationCards.length);
    for (const [index, { title, description, isPinned, path }] of applicationCards.entries()) {
      const shown = within(cards[index] ?? document.body);
      expect(shown.getByRole('link', { name: title })).toHaveAttribute('href', path);
      expect(shown.getByText(description)).toBeVisible();
      expect(shown.queryAllByText(applyPage.pinnedLabel)).toHaveLength(isPinned ? 1 : 0);
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
    const tips = within(screen.getByRole('region', { name: applyPage.tips.title })).getAllByRole('listitem');
    expect(tips.map(({ textContent }) => textContent)).toEqual(applyPage.tips.list);
  });

  it('keeps the private links of what was sent from this browser', async () => {
    await open((store) => store.dispatch(submitted({ id, key, position: 'Builder' })));
    const list = within(screen.getByRole('region', { name: ownApplications.title }));
    expect(list.getByText(positions.Builder.title)).toBeVisible();
    expect(list.getByRole('link')).toHaveAttribute('href', `/apply/status#${id}.${key}`);
  });

  it('says nothing of applications to somebody who sent none', async () => {
    await open();
    expect(screen.queryByRole('region', { name: ownApplications.title })).toBeNull();
  });
});
