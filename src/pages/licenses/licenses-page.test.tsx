import { screen, within } from '@testing-library/react';
import { licensesPage } from '#messages/licenses';
import { renderWithProviders } from '../../../test/support/browser/render';
import LicensesPage from './licenses-page';

test('packages stand under their licenses, the most common license first', () => {
  renderWithProviders(<LicensesPage />);
  const licenses = [...new Set(DEPENDENCIES.map(({ license }) => license))];
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toHaveLength(licenses.length);
  expect(titles[0]).toBe('MIT');
  for (const { name, version, license } of DEPENDENCIES) {
    const section = screen.getByRole('heading', { level: 2, name: license }).closest('section');
    if (section === null) throw new Error(`${license} is not in a section`);
    expect(within(section).getByText(name, { selector: 'li' })).toHaveTextContent(`${name} ${version}`);
  }
});

test('the texts of all licenses and the bill of materials can be had', () => {
  renderWithProviders(<LicensesPage />);
  for (const { label, file } of [licensesPage.texts, licensesPage.parts]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', file);
  }
});
