import { readSubject } from '../../../tools/network/read-subject';
import { bySection } from '../../../tools/network/roster';
import type { TeamInput } from './team';

type SectionInput = NonNullable<TeamInput['sections']>[number];
type MemberInput = TeamInput['members'][number];
type LinkInput = NonNullable<MemberInput['links']>[number];

const section = (id: string): SectionInput => ({
  id,
  title: `Section ${id}`,
  text: 'They are there.',
  hue: 'gold',
  icon: 'crown',
});
const sections = (count: number) => Array.from({ length: count }, (_, index) => section(`s${String(index)}`));
const member = (username: string, changes: Partial<MemberInput> = {}): MemberInput => ({
  name: username,
  role: 'Helper',
  username,
  ...changes,
});
const written = (changes: Partial<TeamInput> = {}): TeamInput => ({
  subtitle: 'All of us.',
  members: [member('Ada')],
  ...changes,
});
const named = (username: string) => written({ members: [member(username)] });
const linked = (...links: LinkInput[]) => written({ members: [member('Ada', { links })] });
const shape = (team: TeamInput) =>
  bySection(readSubject('team', team)).sections.map(({ id, members }) => [
    id,
    members.map(({ name }) => name),
  ]);

test('what is not written has its default', () => {
  expect(bySection(readSubject('team', written()))).toMatchObject({
    title: 'Our Team',
    sections: [{ title: 'Other Team', members: [{ links: [] }] }],
  });
});

test('links say what they are called, by themselves where they do not', () => {
  const url = 'https://ada.example';
  const [ada] = readSubject(
    'team',
    linked({ brand: 'youtube', url }, { brand: 'website', label: 'Diary', url: `${url}/2` }),
  ).members;
  expect(ada?.links.map(({ label }) => label)).toEqual(['YouTube', 'Diary']);
});

test('members without a section come after those of the sections, and no section is empty', () => {
  const members = [
    member('Ada'),
    member('Bo', { section: 'b' }),
    member('Cy'),
    member('Di', { section: 'a' }),
  ];
  expect(shape(written({ sections: ['a', 'b', 'c'].map(section), members }))).toEqual([
    ['a', ['Di']],
    ['b', ['Bo']],
    ['other', ['Ada', 'Cy']],
  ]);
});

test.each([0, 1, 12])('%i sections can be written', (count) => {
  const members = sections(count).map(({ id }) => member(id, { section: id }));
  expect(shape(written({ sections: sections(count), members: [...members, member('Ada')] }))).toHaveLength(
    count + 1,
  );
});

test.each(['Ada', '.Ada', 'A_1', '*Ada Lovelace'])('%s is a name in the game', (name) => {
  expect(() => readSubject('team', named(name))).not.toThrow();
});

const NAME_RULE = 'must be a name in the game, like Steve, or .Steve for a player of the Bedrock Edition';

test.each([
  ['nobody', written({ members: [] }), 'members: must not be empty'],
  ['thirteen sections', written({ sections: sections(13) }), 'sections: must have 12 entries at most'],
  ['a name of 17 letters', named('A'.repeat(17)), `members.0.username: ${NAME_RULE}`],
  ['an address for a name', named('ada@castle.example'), `members.0.username: ${NAME_RULE}`],
  [
    'a picture of nobody',
    written({ members: [member('Ada', { portrait: 'a/b' })] }),
    `members.0.portrait: ${NAME_RULE}`,
  ],
  [
    'somebody twice',
    written({ members: [member('Ada'), member('Ada')] }),
    'members.1.username: stands there twice',
  ],
  [
    'a section that is not there',
    written({ sections: [section('a'), section('b')], members: [member('Ada', { section: 'c' })] }),
    'members.0.section: must be the id of a section (a, b), or be left out',
  ],
  [
    'a section where there is none',
    written({ members: [member('Ada', { section: 'c' })] }),
    'members.0.section: must be the id of a section (there are none), or be left out',
  ],
  [
    'a section with the id of the last',
    written({ sections: [section('other')] }),
    'sections.0.id: must not be other, where members without a section stand',
  ],
  [
    'an unknown brand',
    linked({ brand: 'myspace' as 'github', url: 'https://ada.example' }),
    'members.0.links.0.brand: must be one of discord, instagram, youtube, github, linkedin, website, portfolio',
  ],
  [
    'a link without an address',
    linked({ brand: 'github', url: '' }),
    'members.0.links.0.url: must be an address that begins with https://, like https://example.org/page',
  ],
])('%s is refused', (_what, team, said) => {
  expect(() => readSubject('team', team)).toThrow(new Error(said));
});
