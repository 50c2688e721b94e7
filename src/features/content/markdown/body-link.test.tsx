import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { aNetwork } from '../../../../test/support/fixtures/a-network';
import { BodyLink } from './body-link';

it.each([
  ['discord.gg/spawn', 'https://discord.gg/spawn'],
  ['HTTPS://example.org', 'https://example.org'],
])('a link that was typed as %s leads to %s, in a new tab', (typed, target) => {
  renderWithProviders(<BodyLink target={typed}>here</BodyLink>);
  const link = screen.getByRole('link', { name: 'here (opens in a new tab)' });
  expect(link).toHaveAttribute('href', target);
});

it('a link to a page that the network does not have is its words alone', () => {
  aNetwork({ voting: undefined, news: undefined });
  for (const target of ['/vote', '/Vote/?from=text', '/news/season-six']) {
    const { unmount } = renderWithProviders(<BodyLink target={target}>there</BodyLink>);
    expect(screen.getByText('there')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
  }
});
