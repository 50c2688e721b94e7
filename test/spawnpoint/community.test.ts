/** Facts that the specification states about the example network. */
import { community as texts } from '#messages/community';
import written from '../../networks/spawnpoint/community';
import { readSubject } from '../../tools/network/read-subject';
import { titles } from '../support/fixtures/content-walk';

const { home, invite, forums, upcoming } = readSubject('community', written);
const discord = 'https://discord.spawnpoint.example';

test('the home page invites with numbers, two buttons and three five-star testimonials', () => {
  expect(home.stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '6K+ Discord Members',
    '200+ Active Players',
    '100+ Projects Built',
    '10+ Events Monthly',
  ]);
  expect(home.invite).toEqual({ label: 'Join Discord', url: discord });
  expect(texts.hub).toEqual({ label: 'View Events', page: 'community' });
  expect(home.testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
});

test('community hub: invite, forums and three events to come', () => {
  expect(invite).toMatchObject({ label: 'Join Our Discord', url: discord });
  expect(invite?.bullets).toEqual([
    '6,000+ members',
    'Chat channels per game mode',
    'Weekly events and giveaways',
  ]);
  const { categories = [], viewAll } = forums ?? {};
  expect(titles(categories)).toEqual(['Survival Strategies', 'Redstone Creations', 'Creative Builds']);
  for (const { title, url, recentPosters, posts } of categories) {
    expect(url).toBe(
      `https://forums.spawnpoint.example/category/${title.toLowerCase().replaceAll(' ', '-')}`,
    );
    expect(posts).toBeGreaterThan(0);
    expect(recentPosters).toHaveLength(3);
    for (const name of recentPosters) expect(name).toMatch(/^\w{3,16}$/);
  }
  expect(viewAll).toEqual({ label: 'View All Forums', url: 'https://forums.spawnpoint.example' });
  expect(texts.forums.view).toBe('View Forum');
  const soon = {
    title: 'Coming Soon...',
    date: 'TBA',
    month: 'SOON',
    type: 'Event',
    text: 'Announcement coming soon',
  };
  expect(upcoming?.events).toEqual([soon, soon, soon]);
  expect(upcoming?.notify).toEqual({ label: 'Stay Notified', url: discord });
});
