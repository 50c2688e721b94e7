import written from '../../test/network/legal';
import { type LegalFacts, legalOf } from './legal';
import { readSubject } from './read-subject';
import { englishTexts } from './usual-texts';

const text = `
  Write to {email}. Pictures are loaded from {avatarHosts}. Your browser keeps {keptPages}your votes.

  - {publishedPlayers}

  {contact: A Notice}

  {contact}
`;
const example = readSubject('legal', written);
const sections = [{ id: 'all', title: 'All', text }];
const legal = readSubject('legal', { ...written, privacy: { ...written.privacy, sections } });
const facts: LegalFacts = {
  email: 'help@castle.example',
  discord: 'https://discord.castle.example/',
  avatars: ['https://heads.example/{name}/{size}', 'https://heads.example/b', 'https://faces.example/c'],
  keepsPages: true,
  publishPlayers: 'as-the-game',
  texts: englishTexts.legal,
};
const blocks = (changed: Partial<LegalFacts> = {}) =>
  legalOf(legal, { ...facts, ...changed }).privacy.sections[0]?.blocks ?? [];
const email = { label: 'Email', value: facts.email };

test('facts stand in the texts', () => {
  expect(blocks()[0]).toEqual({
    kind: 'paragraph',
    text: 'Write to help@castle.example. Pictures are loaded from heads.example and faces.example. Your browser keeps the pages that you last saw, for when you have no connection, your votes.',
  });
  expect(JSON.stringify(blocks({ keepsPages: false }))).toContain('Your browser keeps your votes.');
});

test('three places of pictures stand in a list', () => {
  const avatars = [
    'https://a.example/1',
    'https://b.example/2',
    'https://a.example/3',
    'https://c.example/4',
  ];
  expect(JSON.stringify(blocks({ avatars }))).toContain('from a.example, b.example and c.example. Your');
});

test('whose names visitors see among the players is told as the network has it', () => {
  const told = (['as-the-game', 'all', 'none'] as const).map(
    (publishPlayers) => blocks({ publishPlayers })[1],
  );
  expect(told).toEqual([
    { kind: 'list', items: [expect.stringContaining('“Allow Server Listings”')] },
    { kind: 'list', items: [expect.stringContaining('names you among the players, even if')] },
    { kind: 'list', items: [expect.stringContaining('names nobody')] },
  ]);
});

test('contact is by mail, with the subject filled in where there is one, and by chat where there is one', () => {
  const chat = { label: 'Discord', value: '{name} on Discord', href: facts.discord };
  expect(blocks().slice(2)).toEqual([
    {
      kind: 'contact',
      items: [{ ...email, href: 'mailto:help@castle.example?subject=A%20Notice' }, chat],
    },
    { kind: 'contact', items: [{ ...email, href: 'mailto:help@castle.example' }, chat] },
  ]);
  expect(blocks({ discord: undefined })[3]).toEqual({
    kind: 'contact',
    items: [{ ...email, href: 'mailto:help@castle.example' }],
  });
});

test('nothing but the name is left to fill in', () => {
  const said = JSON.stringify(legalOf(example, facts));
  expect(new Set(said.match(/\{\w+\}/g))).toEqual(new Set(['{name}']));
});
