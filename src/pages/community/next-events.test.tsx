import { screen, waitFor, within } from '@testing-library/react';
import { published } from '#messages/published';
import { community } from '#network/community';
import type { EventCard } from '@/contract/content';
import { contentApi } from '@/features/content/published/content-api';
import { makeStore } from '@/store/store';
import { renderWithProviders } from '../../../test/support/browser/render';
import { withSight } from '../../../test/support/browser/sight';
import { contentResponse, eventCard } from '../../../test/support/fixtures/content-responses';
import CommunityPage from './community-page';

withSight();

const weekly = eventCard('weekly', { next: { startsAt: '2026-12-26T18:00:00.000Z', endsAt: null } });
const editedAt = '2026-05-25T12:00:00.000Z';

const open = async (events: EventCard[]) => {
  const store = makeStore();
  renderWithProviders(<CommunityPage />, { route: '/community', store });
  await store.dispatch(contentApi.util.upsertQueryData('getContent', undefined, contentResponse({ events })));
  return within(screen.getByRole('region', { name: community.upcoming?.title ?? '' }));
};

test('published events stand in place of announcements, the next first, and lead to their pages', async () => {
  const section = await open([
    eventCard('undated', { editedAt }),
    weekly,
    eventCard('finals', { startsAt: '2026-12-24T18:30:00.000Z', when: '', editedAt }),
  ]);
  const [finals, recurring, ...others] = await waitFor(() => {
    const cards = section.getAllByRole('article');
    expect(cards).toHaveLength(2);
    return cards;
  });
  expect(others).toEqual([]);
  expect(finals).toHaveTextContent(/Dec24EventEvent finalsDecember 24, 2026, 18:30 UTC/);
  expect(recurring).toHaveTextContent(/Dec26EventEvent weeklyOn FridaysNext: December 26, 2026, 18:00 UTC/);
  expect(section.getByRole('link', { name: 'Event finals' })).toHaveAttribute('href', '/events/finals');
  expect(section.getByRole('link', { name: published.events.all.label })).toHaveAttribute('href', '/events');
});

test('the announcements of the network stay until an editor has written an event', async () => {
  const section = await open([weekly]);
  const titles = section.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(community.upcoming?.events.map(({ title }) => title));
});
