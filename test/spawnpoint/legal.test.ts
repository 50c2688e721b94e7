/** Facts that the specification states about the example network. */
import { contactForm } from '#messages/contact';
import { voteBridge } from '#messages/vote-bridge';
import written from '../../networks/spawnpoint/legal';
import { readSubject } from '../../tools/network/read-subject';
import { prose, texts, titles } from '../support/fixtures/content-walk';

const { terms, privacy, dmca, coppa } = readSubject('legal', written);

test('terms: sections in order, final sales, 13 years', () => {
  expect(titles(terms.sections)).toEqual([
    'Introduction',
    'Account Terms',
    'Service Rules',
    'Purchases and Refunds',
    'Disclaimer',
  ]);
  expect(terms.updated).toBe('today');
  expect(prose(terms)).toContain('at least 13 years old');
  expect(prose(terms)).toContain('verifiable consent of a parent');
  expect(prose(terms)).toContain('All purchases are final and non-refundable');
  expect(prose(terms)).toContain('To apply for a position you must be at least 16.');
});

test('privacy: sections in order', () => {
  expect(titles(privacy.sections)).toEqual([
    'Information We Collect',
    'How We Use Your Data',
    'Data Protection',
    'Your Rights',
    'Updates',
  ]);
  expect(privacy.updated).toBe('today');
});

test('privacy: what is kept, and for how long', () => {
  for (const words of [
    'for 7 days or until you sign out',
    'Sign-ins: until you sign out, at most 30 days.',
    'until 180 days after they were decided, or after they were sent if nobody decides',
    'Contact messages: 180 days',
    'once they are sent, and after two days in any case',
    'administrators and reviewers change: one year',
  ])
    expect(prose(privacy)).toContain(words);
});

test('privacy: every avatar service, whose names visitors see among the players, and what the browser keeps', () => {
  for (const fact of ['{avatarHosts}', '{publishedPlayers}', '{keptPages}'])
    expect(prose(privacy)).toContain(fact);
});

test('privacy: every field of the contact form', () => {
  const fields = Object.values(contactForm.fields).map((label) => label.toLowerCase());
  const sentences = texts(privacy).map((text) => text.toLowerCase());
  expect(sentences.filter((text) => fields.every((field) => text.includes(field)))).not.toEqual([]);
});

test('privacy: the browser keeps the name that is asked for on the vote page', () => {
  const kept = texts(privacy).find((text) => text.startsWith('Your browser keeps')) ?? '';
  const words = voteBridge.voter.label.toLowerCase().split(' ');
  expect(words.filter((word) => !kept.includes(word))).toEqual([]);
});

test('DMCA: notice by email, counter-notice after 10 business days', () => {
  expect(dmca.updated).toBe('2025-05-25');
  expect(titles(dmca.sections)).toEqual([
    'Our Statement',
    'How to Submit a Notice',
    'Counter-Notice Procedure',
    'Repeat Infringer Policy',
    'Fair Use',
    'Contact',
  ]);
  expect(dmca.sections.at(-1)?.blocks).toContainEqual({ kind: 'contact', subject: 'DMCA Notice' });
  expect(prose(dmca)).toMatch(/send an email to .+ with the subject “DMCA Notice”/);
  expect(prose(dmca)).toMatch(/restored after 10 business days, unless .+ court action has been filed/);
});

test('parental consent: four ways, cards in order, contact by email and chat', () => {
  const [ways, cards] = [
    coppa.sections.find(({ id }) => id === 'how-parents-agree'),
    coppa.sections.filter(({ card }) => card === true),
  ];
  for (const way of ['Signed form', 'Card transaction', 'Video conference', 'ID check'])
    expect(prose(ways)).toContain(way);
  expect(prose(ways)).toContain('“Parental Consent Request”');
  expect(titles(cards)).toEqual(['Safety Measures', 'Third-Party Disclosure', 'Contact Information']);
  expect(texts(cards[0])).toEqual(
    expect.arrayContaining([
      '24/7 moderation of chat and gameplay',
      'automatic filtering of inappropriate language and content',
      'strict enforcement of community guidelines',
      'limited collection of personal information',
      'regular staff training on child safety',
    ]),
  );
  expect(prose(cards[0])).toMatch(/encourage parents to discuss online safety .+ monitor their activity/);
  for (const duty of [
    'only to keep our services working and secure, or to meet legal duties',
    'bound by contract to confidentiality',
    'only for the service that we requested',
  ])
    expect(prose(cards[1])).toContain(duty);
  expect(cards[2]?.blocks).toContainEqual({ kind: 'contact', subject: 'Parental Consent Request' });
  expect([coppa.updatedLabel, coppa.updated]).toEqual(['Last Updated', '2025-05-25']);
});
