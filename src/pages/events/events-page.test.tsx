import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { EventCard, EventsResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { API_BASE } from '@/contract/paths';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { eventCard } from '../../../test/support/fixtures/content-responses';
import EventsPage from './events-page';

const network = startApiServer();
withFakeClock();

const event = (title: string, changes: Partial<EventCard>): EventCard =>
  eventCard(title, { title, when: '', ...changes });

it('says of an event that has ended while the page was open that it is over', async () => {
  const coming = [
    event('Weekly', { when: 'Every Friday' }),
    event('Races', { startsAt: '2026-06-01T18:00:00.000Z', endsAt: '2026-06-01T19:00:00.000Z' }),
    event('Finals', { startsAt: '2026-06-01T18:00:00.000Z' }),
  ];
  network.use(
    http.get(API_BASE + CONTENT_PATHS.events, () =>
      Response.json({ coming, past: [] } satisfies EventsResponse),
    ),
  );
  jest.setSystemTime(Date.parse('2026-06-01T18:59:30Z'));
  renderWithProviders(<EventsPage />, { route: '/events' });
  expect(await screen.findByRole('article', { name: 'Races' })).toBeVisible();
  expect(screen.queryByText(/Over$/)).toBeNull();
  await pass(60_000);
  expect(screen.getByRole('article', { name: 'Races' })).toHaveTextContent(
    'June 1, 2026, 18:00 to 19:00 UTC · Over',
  );
  expect(screen.getAllByText(/Over$/)).toHaveLength(1);
});
