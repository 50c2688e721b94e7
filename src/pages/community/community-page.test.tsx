import { screen, within } from '@testing-library/react';
import { community as texts } from '#messages/community';
import { community } from '#network/community';
import { formatNumber } from '@/lib/format-number';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import CommunityPage from './community-page';

const { title: pageTitle, invite, forums, upcoming } = community;
if (!invite || !forums || !upcoming) throw new Error('The tests’ network has all parts of the page');
const { categories } = forums;

const section = (name: string) => within(screen.getByRole('region', { name }));
const expectNewTab = (link: HTMLElement, href: string) => {
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
};
const newTab = (label: string) => `${label} (opens in a new tab)`;
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('community hub', () => {
  beforeEach(() => {
    renderWithProviders(<CommunityPage />, { route: '/community' });
  });

  test('has the invite, the forums and the upcoming events, in this order', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageTitle);
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles([invite, forums, upcoming]));
  });

  test('the invite says what is there, and opens the chat', () => {
    const card = section(invite.title);
    expect(textsOf(card.getAllByRole('listitem'))).toEqual(invite.bullets);
    expectNewTab(card.getByRole('link', { name: newTab(invite.label) }), invite.url);
  });

  test('one link leads to all forums', () => {
    const { label, url } = forums.viewAll ?? { label: '', url: '' };
    expectNewTab(section(forums.title).getByRole('link', { name: newTab(label) }), url);
  });

  test.each(categories)(
    '$title: post count, three recent posters and the way to the category',
    ({ title, url, posts = 0, recentPosters }) => {
      const card = within(section(forums.title).getByRole('article', { name: title }));
      expect(card.getByText(`${formatNumber(posts)} ${texts.forums.posts(posts)}`)).toBeVisible();
      const heads = card.getAllByRole('img');
      expect(heads.map((head) => head.getAttribute('alt'))).toEqual(recentPosters);
      const link = card.getByRole('link', { name: (name) => name.startsWith(texts.forums.view) });
      expectNewTab(link, url);
    },
  );

  test('the forum categories stand in order', () => {
    const headings = section(forums.title).getAllByRole('heading', { level: 3 });
    expect(textsOf(headings)).toEqual(titles(categories));
  });

  test('every event to come says what, when and of which kind', () => {
    const events = section(upcoming.title).getAllByRole('article');
    expect(events).toHaveLength(upcoming.events.length);
    for (const [index, { title, month, date, type, text }] of upcoming.events.entries()) {
      const event = within(events[index] ?? document.body);
      for (const shown of [title, month, date, type, text]) expect(event.getByText(shown)).toBeVisible();
    }
  });

  test('whoever wants to be told of them is led to the chat', () => {
    const { label, url } = upcoming.notify ?? { label: '', url: '' };
    expectNewTab(section(upcoming.title).getByRole('link', { name: newTab(label) }), url);
  });
});
