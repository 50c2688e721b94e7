import { screen } from '@testing-library/react';
import { community as texts } from '#messages/community';
import { community } from '#network/community';
import { pathOf } from '@/lib/pages';
import { Community as Invitation } from '@/pages/home/community';
import { renderWithProviders } from '../../../test/support/browser/render';
import CommunityPage from './community-page';

jest.mock('#network/invitation', () => ({ invitation: { stats: [], testimonials: [] } }));
jest.mock('#network/community', () => {
  const category = {
    ...{ id: 'builds', title: 'Builds', description: 'What we built.', url: 'https://example.org/builds' },
    ...{ recentPosters: [], hue: 'grass', emblem: 'bricks' },
  };
  return {
    community: {
      title: 'Hub',
      subtitle: 'Where we meet.',
      forums: {
        title: 'Forums',
        text: 'Talk.',
        categories: [category, { ...category, id: 'one', posts: 1 }],
      },
      upcoming: { title: 'Soon', text: 'Nothing yet.', events: [] },
    },
  };
});

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('what an owner leaves out of the hub leaves nothing behind', () => {
  renderWithProviders(<CommunityPage />);
  expect(headings()).toEqual([community.forums?.title, community.upcoming?.title]);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(links()).toEqual([...(community.forums?.categories.map(({ url }) => url) ?? []), '/events']);
  expect(screen.getAllByText(/\d/).map(({ textContent }) => textContent)).toEqual(['1 post']);
});

test('the home page invites without numbers, quotes and a chat', () => {
  renderWithProviders(<Invitation />);
  expect(headings()).toHaveLength(1);
  expect(screen.queryAllByRole('list')).toEqual([]);
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(links()).toEqual([pathOf(texts.hub.page)]);
});
