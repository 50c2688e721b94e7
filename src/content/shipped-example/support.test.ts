/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels, prose } from '../../../test/support/fixtures/content-walk';
import { faqColumns } from '../faq';
import { site } from '../site';
import * as support from '../support';

describe('support', () => {
  test('cards, categories and form in order', () => {
    expect(support.supportCards.map(({ title, note, url }) => [title, note, url])).toEqual([
      ['Live Support', 'Available 10AM - 6PM IST every day', site.links.discord],
      ['Knowledge Base', 'Always open', site.links.docs],
      ['Submit a Ticket', 'Response within 24 hours guaranteed', site.links.discord],
    ]);
    expect(support.faqSection.viewAll).toEqual({ label: 'View All FAQs', url: site.links.docs });
    expect(labels(support.supportCategories.items)).toEqual([
      'Account Issues',
      'Connection Problems',
      'Store & Purchases',
      'Report a Player',
      'Donation Support',
    ]);
    expect(support.contactForm).toMatchObject({
      title: 'Get in Touch',
      fields: { email: 'Email', subject: 'Subject', message: 'Message' },
    });
  });

  test('ten questions in two columns of five, no question or id twice', () => {
    expect(faqColumns.map((column) => column.length)).toEqual([5, 5]);
    const entries = faqColumns.flat();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(10);
    expect(new Set(entries.map(({ question }) => question)).size).toBe(10);
  });

  test('the answers agree with the versions page, and name memory and uptime', () => {
    const answers = prose(faqColumns);
    expect(answers).not.toMatch(/\b1\.9\b/);
    expect(answers).toContain('Minecraft Java Edition 1.12 or higher');
    expect(answers).toContain('4GB RAM is recommended');
    expect(answers).toContain('99.9%');
  });
});
