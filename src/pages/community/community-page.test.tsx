import { screen, within } from '@testing-library/react';
import {
  communityHub,
  discordCard,
  forumCategories,
  forumCategoryUrl,
  forums,
  upcomingEvents,
} from '@/content/community';
import { formatNumber } from '@/lib/format';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import CommunityPage from './community-page';

const section = (name: string) => within(screen.getByRole('region', { name }));
const expectNewTab = (link: HTMLElement, href: string) => {
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
};
const newTab = (label: string) => `${label} (opens in a new tab)`;
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('community hub', () => {
  beforeEach(() => {
    renderWithProviders(<CommunityPage />, { route: '/community' });
  });

  test('has the invite, the forums and the upcoming events, in this order', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(communityHub.title);
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual(
      titles([discordCard, forums, upcomingEvents]),
    );
  });

  test('the invite says what is there, and opens the chat', () => {
    const invite = section(discordCard.title);
    expect(texts(invite.getAllByRole('listitem'))).toEqual(discordCard.bullets);
    expectNewTab(invite.getByRole('link', { name: newTab(discordCard.label) }), discordCard.url);
  });

  test('one link leads to all forums', () => {
    const { label, url } = forums.viewAll;
    expectNewTab(section(forums.title).getByRole('link', { name: newTab(label) }), url);
  });

  test.each(forumCategories)(
    '$title: post count, three recent posters and the way to the category',
    ({ title, posts, recentPosters }) => {
      const card = within(section(forums.title).getByRole('article', { name: title }));
      expect(card.getByText(`${formatNumber(posts)} ${forums.postsLabel}`)).toBeVisible();
      const heads = card.getAllByRole('img');
      expect(heads.map((head) => head.getAttribute('alt'))).toEqual(recentPosters);
      const link = card.getByRole('link', { name: (name) => name.startsWith(forums.viewLabel) });
      expectNewTab(link, forumCategoryUrl(title));
    },
  );

  test('the forum categories stand in order', () => {
    const headings = section(forums.title).getAllByRole('heading', { level: 3 });
    expect(texts(headings)).toEqual(titles(forumCategories));
  });

  test('every event to come says what, when and of which kind', () => {
    const events = section(upcomingEvents.title).getAllByRole('article');
    expect(events).toHaveLength(upcomingEvents.items.length);
    for (const [index, { title, month, date, type, text }] of upcomingEvents.items.entries()) {
      const event = within(events[index] ?? document.body);
      for (const shown of [title, month, date, type, text]) expect(event.getByText(shown)).toBeVisible();
    }
  });

  test('whoever wants to be told of them is led to the chat', () => {
    const { label, url } = upcomingEvents.notify;
    expectNewTab(section(upcomingEvents.title).getByRole('link', { name: newTab(label) }), url);
  });
});
