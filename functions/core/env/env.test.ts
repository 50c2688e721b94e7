import { identity } from '#network/identity';
import { addresses } from '#network/private/servers';
import { type ServerId, serverVariable } from '@/contract/network/servers';
import { perServer } from '@/lib/servers';
import example from '../../../test/network/voting';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { serverVariables, ENTRANCE_SERVER, SERVER_IDS } from '../../../test/support/fixtures/tracked-servers';
import { parseGameAddress } from './addresses';
import { readEnvironment } from './env';

/** Address that the network's folder names. */
const ownersAddress = (id: ServerId) => parseGameAddress(addresses[id] ?? '');

const ENTRANCE_VARIABLE = serverVariable(ENTRANCE_SERVER);
const secret = 'a secret of at least 32 characters';

test('without any variable there is the owner’s content, the public lookups and no database', () => {
  expect(readEnvironment({})).toEqual({
    database: null,
    servers: perServer(ownersAddress),
    statusSources: ['ping', 'lookup', 'fallback'],
    lookupUrl: 'https://api.mcsrvstat.us',
    fallbackUrl: 'https://mcapi.us',
    webhookUrl: null,
    contactForwardUrl: null,
    gameServerKey: null,
    addressLimitFactor: 1,
    firstAdmin: null,
    turnstile: null,
    sessionSecret: null,
    backupPassphrase: null,
    mail: null,
    votes: { first: null, second: null, third: null },
    shop: null,
    siteUrl: identity.url,
    logsCalls: false,
    isDeployed: false,
  });
});

test('every variable is read, spaces around it (but for the password) and a slash at the end of a base URL aside', () => {
  const environment = readEnvironment({
    UPSTASH_REDIS_REST_URL: 'https://database.example.org',
    UPSTASH_REDIS_REST_TOKEN: ' token ',
    ...serverVariables((id) => ` ${id}.example.org:4001 `),
    STATUS_SOURCES: 'fallback, ping',
    STATUS_LOOKUP_URL: 'http://localhost:4003/',
    STATUS_FALLBACK_URL: 'https://lookups.example.org/v1/',
    APPLICATIONS_WEBHOOK_URL: 'https://chat.example.org/hook',
    CONTACT_FORWARD_URL: 'https://forms.example.org/our-form/',
    GAME_SERVER_KEY: ' the-key-of-all-of-our-game-servers ',
    ADMIN_EMAIL: ' owner@example.org ',
    ADMIN_PASSWORD: ' correct horse ',
    TURNSTILE_SITE_KEY: ' 0x4AAAAAAAsite ',
    TURNSTILE_SECRET: ' 0x4AAAAAAAsecret ',
    SESSION_SECRET: secret,
    BACKUP_PASSPHRASE: ' a phrase of several words ',
    VOTE_CHECK_FIRST: 'craftservers',
    VOTE_KEY_FIRST: 'vote-key',
    VOTE_URL_FIRST: 'https://votes.example.org/',
    VOTE_CHECK_SECOND: 'topg',
    VOTE_KEY_THIRD: 'of no check',
    TEBEX_TOKEN: ' t66x-7cd928b1 ',
    TEBEX_URL: 'http://localhost:4004/',
    MAIL_URL: ' resend:key ',
    MAIL_FROM: ' site@example.org ',
  });
  expect(environment).toEqual({
    database: { url: 'https://database.example.org', token: 'token' },
    servers: perServer((id) => ({ host: `${id}.example.org`, port: 4_001 })),
    statusSources: ['fallback', 'ping'],
    lookupUrl: 'http://localhost:4003',
    fallbackUrl: 'https://lookups.example.org/v1',
    webhookUrl: 'https://chat.example.org/hook',
    contactForwardUrl: 'https://forms.example.org/our-form/',
    gameServerKey: 'the-key-of-all-of-our-game-servers',
    addressLimitFactor: 1,
    firstAdmin: { email: 'owner@example.org', password: ' correct horse ' },
    turnstile: {
      secret: '0x4AAAAAAAsecret',
      url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    },
    sessionSecret: secret,
    backupPassphrase: 'a phrase of several words',
    mail: { service: { kind: 'resend', key: 'key' }, from: 'site@example.org' },
    votes: {
      first: { check: 'craftservers', key: 'vote-key', url: 'https://votes.example.org' },
      second: { check: 'topg', key: null, url: null },
      third: null,
    },
    shop: { token: 't66x-7cd928b1', url: 'http://localhost:4004' },
    siteUrl: identity.url,
    logsCalls: false,
    isDeployed: false,
  });
});

test('a check may stand in the network’s folder, and the variables of a site have no hyphens', () => {
  const site = { ...example.sites[0], id: 'minecraft-mp', check: 'minecraft-mp' };
  aNetwork({ voting: { ...example, sites: [site] } });
  expect(readEnvironment({ VOTE_KEY_MINECRAFT_MP: 'key' }).votes).toEqual({
    'minecraft-mp': { check: 'minecraft-mp', key: 'key', url: null },
  });
  const { votes } = readEnvironment({ VOTE_CHECK_MINECRAFT_MP: 'craftservers' });
  expect(votes['minecraft-mp']?.check).toBe('craftservers');
});

test('a shop with a token is asked at Tebex', () => {
  expect(readEnvironment({ TEBEX_TOKEN: 'token' }).shop?.url).toBe('https://headless.tebex.io');
});

test('functions are deployed where Lambda runs them', () => {
  const deployed = { AWS_LAMBDA_FUNCTION_NAME: 'content', SESSION_SECRET: secret };
  expect(readEnvironment(deployed)).toMatchObject({ isDeployed: true, logsCalls: true });
});

test.each([
  [{ NODE_ENV: 'production', SESSION_SECRET: secret }, true],
  [{ LOG_CALLS: '1' }, true],
  [{ LOCAL_SERVER: '1' }, false],
])('with %j calls are logged: %p', (variables, logsCalls) => {
  expect(readEnvironment(variables)).toMatchObject({ logsCalls });
});

test.each([
  ['127.0.0.1:4001', { host: '127.0.0.1', port: 4_001 }],
  ['[::1]:4002', { host: '::1', port: 4_002 }],
  ['play.example.org', { host: 'play.example.org', port: 25_565, isPortLeftOut: true }],
])('a server may be at %s', (text, address) => {
  expect(readEnvironment({ [ENTRANCE_VARIABLE]: text }).servers[ENTRANCE_SERVER]).toEqual(address);
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ [ENTRANCE_VARIABLE]: '', STATUS_SOURCES: ' ', SESSION_SECRET: '' })).toEqual(
    readEnvironment({}),
  );
});

test.each<[string, Record<string, string>]>([
  [
    'UPSTASH_REDIS_REST_URL',
    { UPSTASH_REDIS_REST_URL: 'http://hunter2.example.org', UPSTASH_REDIS_REST_TOKEN: 't' },
  ],
  ['UPSTASH_REDIS_REST_URL', { UPSTASH_REDIS_REST_TOKEN: 'hunter2' }],
  ['UPSTASH_REDIS_REST_TOKEN', { UPSTASH_REDIS_REST_URL: 'https://hunter2.example.org' }],
  ...SERVER_IDS.map(serverVariable).map((name): [string, Record<string, string>] => [
    name,
    { [name]: 'hunter2:port' },
  ]),
  [ENTRANCE_VARIABLE, { [ENTRANCE_VARIABLE]: 'http://hunter2' }],
  [ENTRANCE_VARIABLE, { [ENTRANCE_VARIABLE]: 'hunter2:99999' }],
  ['STATUS_SOURCES', { STATUS_SOURCES: 'ping,hunter2' }],
  ['STATUS_SOURCES', { STATUS_SOURCES: 'ping,lookup,ping' }],
  ['STATUS_SOURCES', { STATUS_SOURCES: 'ping,' }],
  ['STATUS_LOOKUP_URL', { STATUS_LOOKUP_URL: 'http://hunter2.example.org' }],
  ['STATUS_FALLBACK_URL', { STATUS_FALLBACK_URL: 'hunter2' }],
  ['APPLICATIONS_WEBHOOK_URL', { APPLICATIONS_WEBHOOK_URL: 'http://chat.example.org/hunter2' }],
  ['GAME_SERVER_KEY', { GAME_SERVER_KEY: 'hunter2 with spaces, and more of them' }],
  ['GAME_SERVER_KEY', { GAME_SERVER_KEY: 'hunter2é-and-more-letters-than-32' }],
  ['GAME_SERVER_KEY', { GAME_SERVER_KEY: 'hunter2-in-no-more-than-31-char' }],
  ['CONTACT_FORWARD_URL', { CONTACT_FORWARD_URL: 'http://forms.example.org/hunter2' }],
  ['LOG_CALLS', { LOG_CALLS: 'hunter2' }],
  ['ADDRESS_LIMIT_FACTOR', { LOCAL_SERVER: '1', ADDRESS_LIMIT_FACTOR: 'hunter2' }],
  ['ADDRESS_LIMIT_FACTOR', { LOCAL_SERVER: '1', ADDRESS_LIMIT_FACTOR: '0' }],
  ['ADDRESS_LIMIT_FACTOR', { LOCAL_SERVER: '1', ADDRESS_LIMIT_FACTOR: '1001' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'hunter2', ADMIN_PASSWORD: 'correct horse' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'correct hunter2' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'hunter2@example.org' }],
  ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'hunter2' }],
  ['TURNSTILE_SITE_KEY', { TURNSTILE_SITE_KEY: 'hunter2"', TURNSTILE_SECRET: 'secret' }],
  ['TURNSTILE_SITE_KEY', { TURNSTILE_SECRET: 'hunter2' }],
  ['TURNSTILE_SECRET', { TURNSTILE_SITE_KEY: 'hunter2' }],
  ['MAIL_URL', { MAIL_FROM: 'hunter2@example.org' }],
  ['MAIL_URL', { MAIL_URL: 'smtp://me:hunter2@mail.example.org:25', MAIL_FROM: 'me@example.org' }],
  ['MAIL_FROM', { MAIL_URL: 'smtp://me:hunter2@mail.example.org' }],
  ['MAIL_FROM', { MAIL_URL: 'resend:key', MAIL_FROM: 'hunter2' }],
  ['VOTE_CHECK_FIRST', { VOTE_CHECK_FIRST: 'hunter2' }],
  ['VOTE_URL_SECOND', { VOTE_CHECK_SECOND: 'topg', VOTE_URL_SECOND: 'http://hunter2.example.org' }],
  ['TEBEX_TOKEN', { TEBEX_TOKEN: 'hunter2/../x' }],
  ['TEBEX_URL', { TEBEX_URL: 'http://hunter2.example.org' }],
  ['LOCAL_URL', { LOCAL_SERVER: '1', LOCAL_URL: 'http://hunter2.example.org' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'hunter2' }],
  ['SESSION_SECRET', { NODE_ENV: 'production' }],
  ['SESSION_SECRET', { AWS_LAMBDA_FUNCTION_NAME: 'status' }],
])('a wrong %s is refused by name, and its value is not repeated: %j', (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^The variable ${name} must be (?!.*hunter2)`));
});

test('limits by address are multiplied on the local server only: a deployed function ignores the factor', () => {
  const factorOf = (variables: Record<string, string>) =>
    readEnvironment({ SESSION_SECRET: secret, ADDRESS_LIMIT_FACTOR: '1000', ...variables })
      .addressLimitFactor;
  expect(factorOf({ LOCAL_SERVER: '1' })).toBe(1_000);
  expect(factorOf({ LOCAL_SERVER: '1', ADDRESS_LIMIT_FACTOR: '' })).toBe(1);
  expect(factorOf({})).toBe(1);
  expect(factorOf({ AWS_LAMBDA_FUNCTION_NAME: 'contact' })).toBe(1);
  expect(factorOf({ AWS_LAMBDA_FUNCTION_NAME: 'contact', LOCAL_SERVER: '1' })).toBe(1);
  expect(factorOf({ ADDRESS_LIMIT_FACTOR: 'nonsense' })).toBe(1);
});
