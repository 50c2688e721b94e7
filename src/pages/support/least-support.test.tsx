import { screen, waitFor, within } from '@testing-library/react';
import { support } from '#network/support';
import { renderWithProviders } from '../../../test/support/browser/render';
import SupportPage from './support-page';

jest.mock('#network/support', () => ({
  support: {
    title: 'Help',
    subtitle: 'We help.',
    ways: [],
    questions: { title: 'Questions', text: 'Asked often.' },
    topics: { title: 'Topics', items: [] },
    contact: { title: 'Write', text: 'Write here.' },
  },
}));

test('what an owner leaves out leaves nothing behind: no ways, no topics, no link to more questions', async () => {
  renderWithProviders(<SupportPage />, { route: '/support' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryAllByRole('list')).toEqual([]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([support.questions.title, support.contact.title]);
  expect(screen.queryAllByRole('link')).toEqual([]);
  const form = within(screen.getByRole('region', { name: support.contact.title }));
  expect(form.getByText(support.contact.text)).toBeVisible();
});
