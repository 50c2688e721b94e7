import { readSubject } from '../../../tools/network/read-subject';

const way = {
  id: 'mail',
  title: 'Mail',
  text: 'Write to us.',
  label: 'Write',
  url: 'https://example.org/mail',
  icon: 'mail',
};
const least = { subtitle: 'We help.', questions: { text: 'Asked often.' }, contact: { text: 'Write here.' } };

test('ways, topics and the link to more questions may be left out', () => {
  expect(readSubject('support', least)).toEqual({
    title: 'Support Center',
    subtitle: 'We help.',
    ways: [],
    questions: { title: 'Frequently Asked Questions', text: 'Asked often.' },
    topics: { title: 'What is it about?', items: [] },
    contact: { title: 'Get in Touch', text: 'Write here.' },
    answers: [],
  });
});

const topic = { label: 'Bans', icon: 'shield' };
test.each([
  ['a way twice', { ways: [way, way] }, 'ways.1.id: stands there twice'],
  ['an id of the page', { ways: [{ ...way, id: 'faq' }] }, 'ways.0.id: must be another one: the page itself'],
  ['an id of every page', { ways: [{ ...way, id: 'main' }] }, 'ways.0.id: must be another one'],
  [
    'an address without encryption',
    { ways: [{ ...way, url: 'http://example.org' }] },
    'ways.0.url: must be an address that begins with https://, like https://example.org/page',
  ],
  ['a topic twice', { topics: { items: [topic, topic] } }, 'topics.items.1.label: stands there twice'],
  [
    'a topic that is longer than a subject',
    { topics: { items: [{ ...topic, label: 'x'.repeat(121) }] } },
    'topics.items.0.label: must have 120 characters at most',
  ],
])('%s is refused', (_what, changes, said) => {
  expect(() => readSubject('support', { ...least, ...changes })).toThrow(said);
});
