/** Facts that the specification states about the example network. */
import { footerNotes } from '#messages/frame';
import { notFound } from '#messages/pages';
import { labels } from '../support/fixtures/content-walk';
import { spawnpoint, spawnpointMenu } from './network';

describe('pages and navigation', () => {
  test('the not-found page says what the specification says', () => {
    expect(notFound).toMatchObject({
      code: '404',
      text: 'Oops! Page not found',
      linkLabel: 'Return to Home',
    });
  });

  test('header and footer list their links in order', () => {
    const { menu, button, footer } = spawnpointMenu;
    const more = menu.find((entry) => 'links' in entry);
    expect(labels(menu)).toEqual(['Home', 'Server', 'Store', 'Vote', 'More']);
    expect(labels(more?.links ?? [])).toEqual([
      'Leaderboard',
      'News',
      'Events',
      'Forums',
      'Rules',
      'Community',
      'Our Team',
      'Support',
    ]);
    expect(button).toEqual({ label: 'Apply Now', path: '/apply' });
    expect(footer.map(({ label, links }) => [label, ...labels(links)])).toEqual([
      ['Quick Links', 'Server Info', 'Required Mods', 'Required Version', 'Leaderboard'],
      ['Community', 'News', 'Events', 'Rules', 'Community', 'Our Team', 'Support'],
      ['Legal', 'Terms of Service', 'Privacy Policy', 'Copyright Policy', 'Parental Consent'],
    ]);
    const { discord, instagram, youtube } = spawnpoint.links;
    expect([discord, instagram, youtube]).not.toContain(undefined);
    expect(footerNotes.copyright(2026)).toMatch(/^© 2026 .+\. All rights reserved\.$/);
  });
});
