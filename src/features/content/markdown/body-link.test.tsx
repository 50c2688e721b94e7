import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { BodyLink } from './body-link';

it.each([
  ['discord.gg/spawn', 'https://discord.gg/spawn'],
  ['HTTPS://example.org', 'https://example.org'],
])('a link that was typed as %s leads to %s, in a new tab', (typed, target) => {
  renderWithProviders(<BodyLink target={typed}>here</BodyLink>);
  const link = screen.getByRole('link', { name: 'here (opens in a new tab)' });
  expect(link).toHaveAttribute('href', target);
});
