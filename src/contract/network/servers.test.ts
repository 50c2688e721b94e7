import { parseGameAddress } from '../../../functions/core/env/addresses';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';
import { serverVariable } from './servers';

const server = (id: string) => ({
  ...{ id, title: `The ${id}`, group: id, hue: 'grass', address: `${id}.example.org` },
});
const [sky, end] = [server('sky-block'), server('end')];
const addressOf = (address: string) =>
  readSubject('servers', { servers: [{ ...sky, address }] }).servers[0]?.address;

test('one server is enough, and may do without what is optional', () => {
  expect(readSubject('servers', { servers: [sky] })).toEqual({
    servers: [{ ...sky, edition: 'java', status: 'ping', places: 'open' }],
    publishPlayers: 'as-the-game',
  });
  expect(readSubject('servers', { servers: [sky], features: { items: [] } }).features).toEqual({
    title: 'Server Features',
    items: [],
  });
});

test('twelve are the most', () => {
  const servers = Array.from({ length: 13 }, (_, n) => server(`s${String(n)}`));
  expect(subjectFaults('servers', { servers: servers.slice(1) })).toEqual([]);
  expect(subjectFaults('servers', { servers })).toEqual(['servers: must have 12 entries at most']);
});

test('a variable is named after the id', () => {
  expect(serverVariable(sky.id)).toBe('SERVER_SKY_BLOCK');
});

test.each([
  ['play.example.org', 'play.example.org'],
  ['play.example.org.:25577', 'play.example.org:25577'],
  ['PLAY.example.org:443', 'play.example.org:443'],
  ['spiel.schön.example', 'spiel.xn--schn-7qa.example'],
  ['10.0.0.7:25566', '10.0.0.7:25566'],
  ['[2001:DB8::7]:25566', '[2001:db8::7]:25566'],
  ['my_host', 'my_host'],
])('the address %s is taken as functions read it', (written, address) => {
  expect(addressOf(written)).toBe(address);
  expect(parseGameAddress(address)).not.toBeNull();
});

const ADDRESS = 'servers.0.address: must be a host';
test.each([
  ['no server', { servers: [] }, 'servers: must not be empty'],
  ['an id twice', { servers: [sky, { ...end, id: sky.id }] }, 'servers.1.id: stands there twice'],
  ['a group twice', { servers: [sky, { ...end, group: sky.group }] }, 'servers.1.group: stands there twice'],
  [
    'an id with an underscore',
    { servers: [server('sky_block')] },
    'servers.0.id: must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ],
  ['an id of 21 characters', { servers: [server('a'.repeat(21))] }, 'servers.0.id: must be up to 20'],
  [
    'an id that the page has',
    { servers: [server('features')] },
    'servers.0.id: must be another one: the page itself has features',
  ],
  [
    'an unknown hue',
    { servers: [{ ...sky, hue: 'green' }] },
    'servers.0.hue: must be one of grass, gold, amber, ember, crimson, diamond, lapis, amethyst, muted',
  ],
  [
    'no address',
    { servers: [{ ...sky, address: undefined }] },
    "servers.0.address: must be there: with status: 'ping'",
  ],
  [
    'an address of a server that is not asked',
    { servers: [{ ...sky, status: 'companion' }] },
    "servers.0.address: must be left out: with status: 'companion'",
  ],
  [
    'a companion of the Bedrock Edition',
    { servers: [{ ...sky, address: undefined, edition: 'bedrock', status: 'companion' }] },
    "servers.0.status: must be 'ping': a companion reads the console",
  ],
  ['a web address', { servers: [{ ...sky, address: 'https://example.org' }] }, ADDRESS],
  ['a port of 0', { servers: [{ ...sky, address: 'example.org:0' }] }, ADDRESS],
  ['a port beyond the last', { servers: [{ ...sky, address: 'example.org:65536' }] }, ADDRESS],
  ['an odd host', { servers: [{ ...sky, address: 'a..example.org' }] }, ADDRESS],
  [
    'a long label',
    { servers: [{ ...sky, offlineLabel: 'DOWN FOR MAINTENANCE' }] },
    'servers.0.offlineLabel: must have 16 characters at most',
  ],
  [
    'half of a setting',
    { servers: [sky], publishPlayers: 'some' },
    'publishPlayers: must be one of as-the-game, all, none',
  ],
])('%s is refused', (_what, written, said) => {
  expect(subjectFaults('servers', written)[0]).toMatch(said);
});
