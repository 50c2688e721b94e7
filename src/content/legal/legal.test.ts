import { contactForm } from '@/messages/en/contact';
import { voteBridge } from '@/messages/en/vote-bridge';
import { prose, texts, titles } from '../../../test/support/fixtures/content-walk';
import { publishPlayers } from '../servers';
import { site } from '../site';
import { contactBlock } from './contact';
import { dmca } from './dmca';
import { parentalConsent } from './parental-consent';
import { NAMED_PLAYERS, privacy } from './privacy';
import { terms } from './terms';

test.each([terms, privacy, dmca, parentalConsent])(
  '$title: every section has a title of its own and a text',
  ({ sections }) => {
    expect(sections).not.toHaveLength(0);
    expect(titles(sections)).toEqual([...new Set(titles(sections))]);
    for (const { blocks } of sections) expect(blocks).not.toHaveLength(0);
  },
);

test('the privacy policy names every avatar service', () => {
  const policy = prose(privacy);
  for (const avatar of Object.values(site.avatars)) expect(policy).toContain(new URL(avatar('x', 8)).host);
});

test('the privacy policy names every field of the contact form', () => {
  const fields = Object.values(contactForm.fields).map((label) => label.toLowerCase());
  const sentences = texts(privacy).map((text) => text.toLowerCase());
  expect(sentences.filter((text) => fields.every((field) => text.includes(field)))).not.toEqual([]);
});

test('the privacy policy says that the browser keeps the name that is asked for on the vote page', () => {
  const kept = texts(privacy).find((text) => text.startsWith('Your browser keeps')) ?? '';
  expect(
    voteBridge.voter.label
      .toLowerCase()
      .split(' ')
      .every((word) => kept.includes(word)),
  ).toBe(true);
});

test('the privacy policy says whose names visitors see among the players, and how to stay unnamed', () => {
  expect(texts(privacy)).toContain(NAMED_PLAYERS[publishPlayers]);
  expect(NAMED_PLAYERS['as-the-game']).toContain('“Allow Server Listings”');
  expect(new Set(Object.values(NAMED_PLAYERS)).size).toBe(3);
});

test('contact is by mail, with the subject filled in where there is one, and by chat', () => {
  const hrefs = (subject?: string) => {
    const block = contactBlock(subject);
    return block.kind === 'contact' ? block.items.map(({ href }) => href) : [];
  };
  expect(hrefs()).toEqual([`mailto:${site.supportEmail}`, site.links.discord]);
  expect(hrefs('A Notice')[0]).toBe(`mailto:${site.supportEmail}?subject=A%20Notice`);
});
