import { screen } from '@testing-library/react';
import { pages } from '#network/pages';
import { renderWithProviders } from '../../../test/support/browser/render';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { ButtonLink } from '../button/button';
import { PageLink } from './page-link';

const links = (
  <>
    <PageLink as={ButtonLink} page="vote" size="large">
      Button
    </PageLink>
    <PageLink page="vote" otherwise="words">
      Link
    </PageLink>
  </>
);

test('leads to the page', () => {
  renderWithProviders(links);
  for (const name of ['Button', 'Link'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', pages.vote.path);
});

test.each([
  ['whose subject is not there', { voting: undefined }],
  ['that is off', { pages: { pages: { vote: { off: true } } } }],
])('draws nothing for a page %s, or what stands for it', (_what, changes) => {
  aNetwork(changes);
  renderWithProviders(links);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText('Button')).not.toBeInTheDocument();
  expect(screen.getByText('words')).toBeVisible();
});
