import type { ServerResponse } from 'node:http';
import type { CompanionSync } from '@/contract/companion-sync';
import { ERROR_STATUS } from '@/contract/errors';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import { type LocalServer, serveLocally } from '../../local/site/listen';
import { callSite } from './site';

const SYNC: CompanionSync = {
  server: 'skywars',
  companion: { id: '00000000-0000-4000-8000-000000000001', version: '1' },
  players: null,
  vitals: null,
  votes: [],
  receipts: [],
};
const GOOD = {
  accepted: { votes: [], receipts: [], refused: [] },
  rewards: [],
  challenges: [],
  nextMs: 120_000,
};

let server: LocalServer;
let reply: (response: ServerResponse) => void;
beforeEach(async () => {
  server = await serveLocally((_request, response) => reply(response));
});
afterEach(() => server.close());
const call = (options: { signal?: AbortSignal; patienceMs?: number } = {}) =>
  callSite(SYNC, {
    site: server.url,
    key: 'key',
    signal: new AbortController().signal,
    ...options,
  });
const says = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  reply = (response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

test('a good answer is given on, with how much the site’s clock is ahead', async () => {
  says(200, { ...GOOD, more: 1 }, { Date: new Date(Date.now() + 86_400_000).toUTCString() });
  const { answer, aheadMs } = await call();
  expect(answer).toEqual(GOOD);
  expect(Math.round((aheadMs ?? 0) / 3_600_000)).toBe(24);
});

const reward = { id: 'a', reward: 'kit', player: 'Steve', count: 1 };
const challenge = { id: 'a', player: 'Steve', code: 'ABC-123', expiresAt: '2026-11-23T12:00:00Z' };
test.each([
  ['HTML', '<!doctype html>'],
  ['half of it', JSON.stringify(GOOD).slice(0, -5)],
  ['null', 'null'],
  ['a part of it', { ...GOOD, rewards: undefined }],
  ['201 rewards', { ...GOOD, rewards: Array(201).fill(reward) }],
  ['a count that is broken', { ...GOOD, rewards: [{ ...reward, count: 1.5 }] }],
  ['a count of nothing', { ...GOOD, rewards: [{ ...reward, count: 0 }] }],
  [
    'a name that is too long',
    { ...GOOD, rewards: [{ ...reward, player: 'a'.repeat(PLAYER_NAME_LIMIT + 1) }] },
  ],
  ['a code that is none', { ...GOOD, challenges: [{ ...challenge, code: '"},{"text":"' }] }],
  ['a time that is none', { ...GOOD, challenges: [{ ...challenge, expiresAt: 'soon' }] }],
])('an answer that is %s counts for nothing', async (_name, body) => {
  says(200, body);
  await expect(call()).rejects.toMatchObject({ name: 'SyncFailed', kind: 'away' });
});

test('an answer without an end is not read to its end', async () => {
  reply = (response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
  };
  await expect(call()).rejects.toMatchObject({ kind: 'away' });
});

test.each([
  ['unauthenticated', 'owner', 'GAME_SERVER_KEY'],
  ['not_found', 'owner', 'does not support companions'],
  ['conflict', 'rival', 'Another companion'],
  ['validation_failed', 'owner', 'The site says: No. server: There is none'],
  ['rate_limited', 'away', 'The site says: No.'],
  ['internal', 'away', 'The site says: No.'],
  ['unavailable', 'away', 'The site says: No.'],
] as const)('the site’s error %s is said in words, and is %s', async (code, kind, words) => {
  const fields = code === 'validation_failed' ? { server: 'There is none' } : undefined;
  const error = { code, message: 'No.', ...(fields && { fields }) };
  says(ERROR_STATUS[code], { error }, { 'Retry-After': '7' });
  const failure: unknown = await call().catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ kind, retryAfterMs: 7_000, message: expect.stringContaining(words) });
});

test('a site that hangs, or is not there, is away', async () => {
  reply = () => undefined;
  await expect(call({ patienceMs: 300 })).rejects.toMatchObject({ kind: 'away' });
  reply = (response) => void response.destroy();
  await expect(call()).rejects.toMatchObject({ kind: 'away' });
  const stop = new AbortController();
  reply = () => stop.abort();
  await expect(call({ signal: stop.signal })).rejects.toMatchObject({ kind: 'away' });
});
