import { screen, within } from '@testing-library/react';
import { formOpened, guidelinesOpened, submitted } from '@/features/application/application-slice';
import { makeStore } from '@/store/store';
import { renderWithProviders } from '../../test/render';
import { restore } from '../../test/render-account';
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
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the applications page', () => {
  it('has its title and the warning', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Applications');
    expect(screen.getByText('Join the team')).toBeVisible();
    expect(screen.getByText('Before You Apply')).toBeVisible();
    expect(screen.getByText(/written personally/)).toHaveTextContent(
      /AI-written or copied applications are automatically rejected/,
    );
  });

  it('pins two cards: the guidelines first, then the form', async () => {
    await open();
    const [first, second, ...others] = screen.getAllByRole('article');
    expect(others).toEqual([]);
    expect(within(first as HTMLElement).getByRole('link', { name: 'Read Before Applying' })).toHaveAttribute(
      'href',
      '/apply/guidelines',
    );
    expect(within(second as HTMLElement).getByRole('link', { name: 'Apply Here' })).toHaveAttribute(
      'href',
      '/apply/form',
    );
    expect(second).toHaveTextContent(
      'Applications are open for Staff, Media, Builder, Developer or Partnership positions.',
    );
    for (const pinned of [first, second]) expect(pinned).toHaveTextContent('Pinned');
  });

  it('shows no views to a new visitor, and leaves the counters alone', async () => {
    const { store } = await open();
    expect(card('Read Before Applying').getByText('0 views')).toBeVisible();
    expect(card('Apply Here').getByText('0 views')).toBeVisible();
    expect(store.getState().application?.views).toEqual({ guidelines: 0, form: 0 });
  });

  it('shows the views of each page, with thousands separators', async () => {
    await open((store) => {
      for (let count = 0; count < 1_234; count += 1) store.dispatch(guidelinesOpened());
      store.dispatch(formOpened());
    });
    expect(card('Read Before Applying').getByText('1,234 views')).toBeVisible();
    expect(card('Apply Here').getByText('1 view')).toBeVisible();
  });

  it('gives four tips', async () => {
    await open();
    const tips = within(screen.getByRole('region', { name: /Tips/ })).getAllByRole('listitem');
    expect(tips).toHaveLength(4);
    const expected = [
      /read the guidelines/i,
      /minimum requirements/,
      /thoughtful, detailed and honest/,
      /3-5 business days/,
    ];
    for (const [index, text] of expected.entries()) expect(tips[index]).toHaveTextContent(text);
  });

  it('keeps the private links of what was sent from this browser', async () => {
    await open((store) => store.dispatch(submitted({ id, key, position: 'Builder' })));
    const list = within(screen.getByRole('region', { name: 'Your applications' }));
    expect(list.getByText('Builder')).toBeVisible();
    expect(list.getByRole('link')).toHaveAttribute('href', `/apply/status#${id}.${key}`);
  });

  it('says nothing of applications to somebody who sent none', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Your applications' })).toBeNull();
  });
});
