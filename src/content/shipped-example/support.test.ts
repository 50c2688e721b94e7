/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { labels } from '../../../test/support/fixtures/content-walk';
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
});
