import * as v from 'valibot';
import written from '../../../test/network/identity';
import { identitySchema } from './identity';

/** Parses the test network with these changes; returns the result, or the errors by path. */
const parse = (changes: object) => {
  const result = v.safeParse(identitySchema, { ...written, ...changes });
  return result.success
    ? result.output
    : Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue), issue.message]));
};
const NO_ORIGIN = 'must be https:// and a domain with nothing behind it, like https://example.org';
const NO_ADDRESS = 'must be a host as players type it, like play.example.org or play.example.org:25577';

test.each([
  ['https://example.org/', 'https://example.org'],
  [' https://Example.org. ', 'https://example.org'],
  ['https://münze.example', 'https://xn--mnze-0ra.example'],
  ['https://example.org:8443', 'https://example.org:8443'],
])('the site’s address %j is %s', (url, origin) => {
  expect(parse({ url })).toMatchObject({ url: origin });
});

test.each(['example.org', 'http://example.org', 'https://example.org/shop', 'https://', 'https://a b', ''])(
  '%j is no address of a site',
  (url) => {
    expect(parse({ url })).toEqual({ url: NO_ORIGIN });
  },
);

test.each([
  ['play.example.org', 'play.example.org'],
  ['play.example.org.', 'play.example.org'],
  ['play.example.org.:25577', 'play.example.org:25577'],
  ['spielen.münze.example', 'spielen.münze.example'],
  ['203.0.113.7:25577', '203.0.113.7:25577'],
])('players type %j as %s', (address, typed) => {
  expect(parse({ addresses: [{ label: 'Server IP', address }] })).toMatchObject({
    addresses: [{ address: typed, edition: 'java' }],
  });
});

test.each(['https://play.example.org', 'play example', 'play.example.org/x', ''])(
  '%j is nothing that players can type',
  (address) => {
    expect(parse({ addresses: [{ label: 'Server IP', address }] })).toEqual({
      'addresses.0.address': NO_ADDRESS,
    });
  },
);

test.each([
  ['Berlin', 'must be a time zone like Europe/Berlin'],
  ['new york', 'must be a time zone like America/New_York'],
  ['+02:00', 'must be a time zone like Europe/Berlin or America/New_York'],
  ['-05', 'must be a time zone like Europe/Berlin or America/New_York'],
  ['CEST', 'must be a time zone like Europe/Berlin or America/New_York'],
])('the time zone %s is answered with one that there is', (timeZone, said) => {
  expect(parse({ timeZone })).toEqual({ timeZone: said });
  expect(parse({ timeZone: ' Europe/Berlin ' })).toMatchObject({ timeZone: 'Europe/Berlin' });
});

test.each([
  ['de_DE', 'must be a locale like de-DE'],
  ['en_US.UTF-8', 'must be a locale like en-US'],
  ['German', 'must be a locale like en-US or de-DE'],
  ['xx-XX', 'must be a locale like en-US or de-DE'],
  ['', 'must be a locale like en-US or de-DE'],
])('the locale %j is answered with one that there is', (locale, said) => {
  expect(parse({ locale })).toEqual({ locale: said });
  expect(parse({ locale: ' de-de ' })).toMatchObject({ locale: 'de-DE' });
});

test('a service that draws faces has the name and the size in its address, and none of them in its host', () => {
  const said = 'must be an address like https://example.org/{name}/{size}';
  for (const head of [
    'https://{name}.example/{size}',
    'https://faces.example/{name}',
    'faces.example/{name}/{size}',
  ])
    expect(parse({ avatars: { head } })).toEqual({ 'avatars.head': said });
});

test('a prefix of Bedrock names is one that Floodgate takes', () => {
  const said = { 'bedrock.prefix': 'must be one that Floodgate takes, like . or *' };
  for (const prefix of ['@', '"', '/']) expect(parse({ bedrock: { prefix, spaces: 'kept' } })).toEqual(said);
  expect(parse({ bedrock: { prefix: '', spaces: 'kept' } })).toMatchObject({ bedrock: { prefix: '' } });
});
