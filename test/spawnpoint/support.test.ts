/** Facts that the specification states about the example network. */
import { contactForm } from '#messages/contact';
import written from '../../networks/spawnpoint/support';
import { readSubject } from '../../tools/network/read-subject';
import { labels } from '../support/fixtures/content-walk';

const support = readSubject('support', written);
const discord = 'https://discord.spawnpoint.example';
const docs = 'https://docs.spawnpoint.example';

test('ways, topics and form in order', () => {
  expect(support.ways.map(({ title, note, url }) => [title, note, url])).toEqual([
    ['Live Support', 'Available 10AM - 6PM IST every day', discord],
    ['Knowledge Base', 'Always open', docs],
    ['Submit a Ticket', 'Response within 24 hours guaranteed', discord],
  ]);
  expect(support.questions.viewAll).toEqual({ label: 'View All FAQs', url: docs });
  expect(labels(support.topics.items)).toEqual([
    'Account Issues',
    'Connection Problems',
    'Store & Purchases',
    'Report a Player',
    'Donation Support',
  ]);
  expect(support.contact.title).toBe('Get in Touch');
  expect(contactForm.fields).toEqual({ email: 'Email', subject: 'Subject', message: 'Message' });
});
