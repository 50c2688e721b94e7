/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels } from '../../../test/support/fixtures/content-walk';
import * as navigation from '../navigation';
import { notFound } from '../pages';
import { site } from '../site';

describe('pages and navigation', () => {
  test('the not-found page says what the specification says', () => {
    expect(notFound).toMatchObject({
      code: '404',
      text: 'Oops! Page not found',
      linkLabel: 'Return to Home',
    });
  });

  test('header and footer list their links in order', () => {
    expect(labels(navigation.mainLinks)).toEqual(['Home', 'Server', 'Store', 'Vote']);
    expect(navigation.moreMenu.label).toBe('More');
    expect(labels(navigation.moreMenu.links)).toEqual([
      'Leaderboard',
      'Forums',
      'Rules',
      'Community',
      'Our Team',
      'Support',
    ]);
    expect(navigation.applyLink).toEqual({ label: 'Apply Now', path: '/apply' });
    expect(navigation.footerColumns.map(({ title, links }) => [title, ...labels(links)])).toEqual([
      ['Quick Links', 'Server Info', 'Required Mods', 'Required Version', 'Leaderboard'],
      ['Community', 'Rules', 'Community', 'Our Team', 'Support'],
      ['Legal', 'Terms of Service', 'Privacy Policy', 'Copyright Policy', 'Parental Consent'],
    ]);
    expect(navigation.footerBrand.social).toHaveLength(3);
    expect(navigation.footerNotes.copyright(2026)).toContain(`2026 ${site.name}`);
  });
});
