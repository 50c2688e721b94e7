import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import CommunityPage from './community-page';

const section = (name: string) => within(screen.getByRole('region', { name }));
const expectNewTab = (link: HTMLElement, href: string) => {
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
};
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('community hub', () => {
  beforeEach(() => {
    renderWithProviders(<CommunityPage />, { route: '/community' });
  });

  test('has the invite, the forums and the upcoming events, in this order', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Community Hub$/);
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Join Our Discord',
      'Forums',
      'Upcoming Events',
    ]);
  });

  test('the invite names members, channels and events, and opens the chat', () => {
    const invite = section('Join Our Discord');
    expect(texts(invite.getAllByRole('listitem'))).toEqual([
      '6,000+ members',
      'Chat channels per game mode',
      'Weekly events and giveaways',
    ]);
    expectNewTab(invite.getByRole('link', { name: /^Join Our Discord/ }), 'https://discord.gg/spawnpoint');
  });

  test('View All Forums leads to the forums', () => {
    expectNewTab(
      section('Forums').getByRole('link', { name: /^View All Forums/ }),
      'https://forums.spawnpoint.example',
    );
  });

  test.each([
    [
      'Survival Strategies',
      '1,243 posts',
      'survival-strategies',
      ['emberfox_', 'QuartzPilot', 'mosslantern'],
    ],
    ['Redstone Creations', '876 posts', 'redstone-creations', ['Comparatrix', 'tickwarden', 'BlazeLedger']],
    ['Creative Builds', '1,589 posts', 'creative-builds', ['TerraCotta9', 'oakandamber', 'VelvetSpire']],
  ])('%s: post count, three recent posters and the way to the category', (title, posts, slug, posters) => {
    const card = within(section('Forums').getByRole('article', { name: title }));
    expect(card.getByText(posts)).toBeVisible();
    const heads = card.getAllByRole('img');
    expect(heads.map((head) => head.getAttribute('alt'))).toEqual(posters);
    expectNewTab(
      card.getByRole('link', { name: /^View Forum/ }),
      `https://forums.spawnpoint.example/category/${slug}`,
    );
  });

  test('there are three forum categories, in order', () => {
    expect(texts(section('Forums').getAllByRole('heading', { level: 3 }))).toEqual([
      'Survival Strategies',
      'Redstone Creations',
      'Creative Builds',
    ]);
  });

  test('three events are to come, none of them with a date yet', () => {
    const events = section('Upcoming Events').getAllByRole('article', { name: 'Coming Soon...' });
    expect(events).toHaveLength(3);
    for (const event of events) {
      for (const text of ['SOON', 'TBA', 'Event', 'Announcement coming soon']) {
        expect(within(event).getByText(text)).toBeVisible();
      }
    }
  });

  test('Stay Notified leads to the chat', () => {
    expectNewTab(
      section('Upcoming Events').getByRole('link', { name: /^Stay Notified/ }),
      'https://discord.gg/spawnpoint',
    );
  });
});
