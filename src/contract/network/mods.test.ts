import example from '../../../test/network/mods';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';

const group = { id: 'core', title: 'Core', icon: 'server' };
const mod = {
  name: 'Loader',
  version: '1',
  description: 'Loads.',
  url: 'https://loader.example/',
  group: 'core',
};
const least = { subtitle: 'None is needed.', groups: [group], mods: [mod] };

test('a list of mods is enough', () => {
  expect(readSubject('mods', least)).toEqual({
    ...least,
    title: 'Required Mods',
    mods: [{ ...mod, required: false }],
  });
});

test('parts that are there have titles', () => {
  const { installation, compatibility, prohibited } = readSubject('mods', {
    ...least,
    installation: { steps: [{ title: 'Install', text: 'Install it.' }] },
    compatibility: { notes: ['One loader at a time.'] },
    prohibited: {
      text: 'Not these.',
      mods: [{ name: 'X-Ray', kind: 'cheat', reason: 'Sees.', instead: 'Dig.' }],
    },
  });
  expect([installation?.title, compatibility?.title, prohibited?.title]).toEqual([
    'Installation Guide',
    'Compatibility Notes',
    'Prohibited Mods',
  ]);
});

test.each([
  [
    'a group that is not there',
    { mods: [{ ...mod, group: 'cor' }] },
    'mods.0.group: must be an id of groups, which has core',
  ],
  [
    'a server where none are listed',
    { mods: [{ ...mod, servers: ['sky'] }] },
    'mods.0.servers.0: must be an id of servers, which has none',
  ],
  [
    'a server that is not listed',
    { servers: [{ id: 'skyblock', title: 'Skyblock' }], mods: [{ ...mod, servers: ['skyblock', 'sky'] }] },
    'mods.0.servers.1: must be an id of servers, which has skyblock',
  ],
  [
    'a group that is called as a tab of the page',
    { groups: [group, { ...group, id: 'required', title: 'Needed' }] },
    'groups.1.id: must not be all or required, which are tabs already',
  ],
  [
    'a download over http',
    { mods: [{ ...mod, url: 'http://loader.example/' }] },
    'mods.0.url: must be an address that begins with https://, like https://example.org/page',
  ],
  ['a mod twice', { mods: [mod, mod] }, 'mods.1.name: stands there twice'],
  [
    'too many groups',
    { groups: Array.from({ length: 13 }, (_, index) => ({ ...group, id: `g${index}`, title: `G${index}` })) },
    'groups: must have 12 entries at most',
  ],
  ['required in quotes', { mods: [{ ...mod, required: 'yes' }] }, 'mods.0.required: must be true or false'],
  [
    'a long name',
    { mods: [{ ...mod, name: 'x'.repeat(61) }] },
    'mods.0.name: must have 60 characters at most',
  ],
])('%s is refused', (_what, changed, said) => {
  expect(subjectFaults('mods', { ...least, ...changed })).toContain(said);
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('mods', example)).toEqual([]);
});
