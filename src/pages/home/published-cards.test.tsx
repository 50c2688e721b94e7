import { screen, waitFor, within } from '@testing-library/react';
import { published } from '#messages/published';
import { newsCards } from '#network/news';
import type { ContentResponse } from '@/contract/content';
import { contentApi } from '@/features/content/published/content-api';
import { makeStore } from '@/store/store';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import { withSight } from '../../../test/support/browser/sight';
import { contentResponse, eventCard, newsCard } from '../../../test/support/fixtures/content-responses';
import { titles } from '../../../test/support/fixtures/content-walk';
import { sections } from '../../../test/support/fixtures/network-parts';
import { statusResponse } from '../../../test/support/fixtures/status-responses';
import HomePage from './home-page';

const network = startApiServer();
beforeEach(() => void serveStatus(network, statusResponse()));

withSight();

const section = ({ title }: { title: string }) => within(screen.getByRole('region', { name: title }));
const shownTitles = (part: { title: string }) =>
  section(part)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** Renders the page, and then publishes a change while it is open. */
const publish = async (changes: Partial<ContentResponse>) => {
  const store = makeStore();
  renderWithProviders(<HomePage />, { store });
  expect(shownTitles(sections.news)).toEqual(titles(newsCards));
  await store.dispatch(contentApi.util.upsertQueryData('getContent', undefined, contentResponse(changes)));
};

it('shows the newest three stories, each leading to its page, and where all of them are', async () => {
  const stories = ['a', 'b', 'c', 'd'].map((slug) => newsCard(slug, { points: ['One', 'Two'] }));
  await publish({ news: stories });
  await waitFor(() => expect(shownTitles(sections.news)).toEqual(['Story a', 'Story b', 'Story c']));
  const part = section(sections.news);
  expect(part.getByRole('link', { name: 'Story a' })).toHaveAttribute('href', '/news/a');
  expect(part.getByRole('link', { name: published.news.all.label })).toHaveAttribute('href', '/news');
  const [card = document.body] = part.getAllByRole('article');
  expect(card).toHaveTextContent('May 25, 2026');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['One', 'Two']);
});

it('leaves no gaps for what a story does not have', async () => {
  await publish({ news: [newsCard('bare')] });
  await waitFor(() => expect(shownTitles(sections.news)).toEqual(['Story bare']));
  const card = section(sections.news).getByRole('article');
  expect(within(card).queryByRole('list')).toBeNull();
  expect(card.querySelectorAll('p:empty, span:empty')).toHaveLength(0);
});

it('shows the next three events, those without a date last, in words or by the site’s clock, with their prize and link', async () => {
  await publish({
    events: [
      eventCard('linked', { href: 'https://example.org/race' }),
      eventCard('recurring', { next: { startsAt: '2026-12-26T18:00:00.000Z', endsAt: null } }),
      eventCard('dated', { when: '', startsAt: '2026-12-24T18:30:00.000Z', prize: 'A crown' }),
      eventCard('fourth'),
    ],
  });
  await waitFor(() =>
    expect(shownTitles(sections.events)).toEqual([
      'Event dated',
      'Event recurring',
      'Event linked (opens in a new tab)',
    ]),
  );
  const [dated, recurring, linked] = section(sections.events).getAllByRole('article');
  expect(recurring).toHaveTextContent('On Fridays');
  expect(recurring).toHaveTextContent('Next: December 26, 2026, 18:00 UTC');
  expect(recurring).not.toHaveTextContent('Prize');
  expect(within(recurring ?? document.body).getByRole('link')).toHaveAttribute('href', '/events/recurring');
  expect(dated).toHaveTextContent('December 24, 2026, 18:30 UTC');
  expect(dated).toHaveTextContent('A crown');
  expect(within(linked ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.org/race',
  );
  expect(section(sections.events).getByRole('link', { name: published.events.all.label })).toHaveAttribute(
    'href',
    '/events',
  );
});

it('says kindly that there is nothing', async () => {
  await publish({});
  expect(await screen.findByText(published.news.none)).toBeVisible();
  expect(screen.getByText(published.events.none)).toBeVisible();
});
