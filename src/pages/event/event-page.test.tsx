import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { eventPage } from '#messages/event-pages';
import { notFound } from '#messages/pages';
import { identity } from '#network/identity';
import type { EventResponse } from '@/contract/content';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { eventPath } from '@/contract/pages';
import { API_BASE } from '@/contract/paths';
import { documentTitle } from '@/lib/pages';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { eventCard } from '../../../test/support/fixtures/content-responses';
import DocumentPage from '../document/document-page';

const network = startApiServer();
withFakeClock();

const times = { startsAt: '2026-12-26T17:00:00.000Z', endsAt: '2026-12-26T19:00:00.000Z' };
const weekly: EventResponse['item'] = {
  ...eventCard('races', { summary: 'Boats.', prize: 'Fame', href: '/rules', next: times }),
  recurrence: {
    ...{ rule: 'FREQ=WEEKLY;BYDAY=SA', timeZone: 'Europe/Berlin', except: [] },
    ...{ startsAt: '2026-01-03T17:00:00.000Z', endsAt: '2026-01-03T19:00:00.000Z' },
  },
};

const open = async (item: EventResponse['item'], now: string) => {
  network.use(
    http.get(API_BASE + CONTENT_PATHS.event, ({ params }) =>
      params['id'] === item.id
        ? Response.json({ item } satisfies EventResponse)
        : Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 }),
    ),
  );
  jest.setSystemTime(Date.parse(now));
  renderWithProviders(<DocumentPage />, { route: eventPath(item.id) });
  await screen.findByRole('heading', { level: 1, name: item.title });
};
const links = () => within(screen.getByRole('region', { name: eventPage.calendar.title }));
const google = () => {
  const href = links().getByRole('link', { name: eventPage.calendar.google }).getAttribute('href') ?? '';
  return Object.fromEntries(new URL(href).searchParams);
};

it('says when an event takes place, counts down to it and is added to calendars', async () => {
  await open(weekly, '2026-12-24T13:00:00Z');
  expect(screen.getByText('On Fridays')).toBeVisible();
  expect(screen.getByText('Next: December 26, 2026, 17:00 UTC')).toBeVisible();
  expect(screen.getByText('Fame')).toBeVisible();
  expect(screen.getByRole('link', { name: eventPage.more })).toHaveAttribute('href', '/rules');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Starts in 2 days, 03:59:59');
  expect(links().getByRole('link', { name: eventPage.calendar.file })).toHaveAttribute(
    'href',
    '/events/races/event.ics',
  );
  expect(google()).toEqual({
    action: 'TEMPLATE',
    text: 'Event races',
    dates: '20260103T180000/20260103T200000',
    ctz: 'Europe/Berlin',
    details: `Boats.\n${identity.url}/events/races`,
    recur: 'RRULE:FREQ=WEEKLY;BYDAY=SA',
  });
});

it('offers the next time alone where the link could not leave days out', async () => {
  const recurrence = weekly.recurrence && { ...weekly.recurrence, except: ['2027-01-02'] };
  await open({ ...weekly, recurrence }, '2026-12-24T13:00:00Z');
  expect(google()).toMatchObject({ dates: '20261226T170000/20261226T190000', ctz: identity.timeZone });
  expect(google()).not.toHaveProperty('recur');
});

it('counts on: the event begins, and is over', async () => {
  await open({ ...weekly, recurrence: null, when: '', ...times }, '2026-12-26T16:59:58Z');
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent('Starts in 00:00:01');
  await pass(2_000);
  expect(screen.getByRole('timer')).toHaveTextContent(eventPage.now);
  jest.setSystemTime(Date.parse('2026-12-26T19:00:00Z'));
  await pass(1_000);
  expect(screen.getByRole('timer')).toHaveTextContent(eventPage.over);
});

it('says the date of an event whose time its author has put in words, too', async () => {
  await open({ ...weekly, recurrence: null, when: 'On Boxing Day', ...times }, '2026-12-24T13:00:00Z');
  expect(screen.getByText('On Boxing Day')).toBeVisible();
  expect(screen.getByText('December 26, 2026, 17:00 UTC')).toBeVisible();
});

it('has neither countdown nor calendar for an event without a date', async () => {
  await open({ ...eventCard('someday'), recurrence: null }, '2026-12-24T13:00:00Z');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText(eventPage.calendar.title)).toBeNull();
});

it('is the page for what is missing where there is no such event', async () => {
  network.use(
    http.get(API_BASE + CONTENT_PATHS.event, () =>
      Response.json({ error: { code: 'not_found', message: 'No.' } }, { status: 404 }),
    ),
  );
  renderWithProviders(<DocumentPage />, { route: eventPath('none') });
  await waitFor(() => expect(document.title).toBe(documentTitle(notFound.title)));
});
