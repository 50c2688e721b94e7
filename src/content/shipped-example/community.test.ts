/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { titles } from '../../../test/support/fixtures/content-walk';
import * as community from '../community';
import { site } from '../site';

test('community hub: invite, forums and three events to come', () => {
  expect(community.discordCard).toMatchObject({ label: 'Join Our Discord', url: site.links.discord });
  expect(community.discordCard.bullets).toEqual([
    '6,000+ members',
    'Chat channels per game mode',
    'Weekly events and giveaways',
  ]);
  expect(titles(community.forumCategories)).toEqual([
    'Survival Strategies',
    'Redstone Creations',
    'Creative Builds',
  ]);
  for (const { recentPosters, posts } of community.forumCategories) {
    expect(new Set(recentPosters).size).toBe(3);
    expect(Number.isInteger(posts)).toBe(true);
    for (const name of recentPosters) expect(name).toMatch(/^\w{3,16}$/);
  }
  expect(community.forums).toMatchObject({
    viewAll: { label: 'View All Forums', url: site.links.forums },
    viewLabel: 'View Forum',
  });
  expect(community.upcomingEvents.items).toHaveLength(3);
  for (const event of community.upcomingEvents.items)
    expect(event).toMatchObject({
      title: 'Coming Soon...',
      date: 'TBA',
      month: 'SOON',
      type: 'Event',
      text: 'Announcement coming soon',
    });
  expect(community.upcomingEvents.notify).toEqual({ label: 'Stay Notified', url: site.links.discord });
});
