import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Redis } from '@upstash/redis';
import { createBackupStore } from '../../functions/backup/store/backup-store';
import { kindOf, SUBJECTS } from '../../functions/backup/subjects';
import { KEPT_BRIEFLY_SECONDS } from '../../functions/content/content';
import { openDatabase } from '../../functions/core/database/database';
import {
  openMemoryForTests,
  openRedisForTests,
  serve,
  type ServedEngine,
} from '../../local/data-service/test-engines';
import { openWith } from '../../tools/data/backup-file';
import { exportToFile } from '../../tools/data/export-data';
import { importData } from '../../tools/data/import-data';
import { unusedAddress } from '../support/fakes/game-server';
import { type FakeMailServer, startFakeMailServer } from '../support/fakes/mail-server';
import { type ShopService, startShopService } from '../support/fakes/shop-service';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { type SiteInstance, startInstance } from '../support/server/account-site';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { everyAnswer, populate, type Populated } from '../support/server/populated-site';

const GAME_SERVER_KEY = 'a-key-of-all-of-our-game-servers';
const PASSPHRASE = 'correct horse battery staple';
const quiet = { onProgress: () => undefined, check: () => undefined };
/** Keys that a restored site rebuilds: short-lived ones, counters of attempts, the health of services, sessions, and what the shop knows. */
const LEFT_OUT = [
  /^limit:/,
  /^site:/,
  /^account:(?:sessions|attempts|addresses|ticket|challenge):/,
  /^(?:application:webhook|contact:forwarder|mail:service)$/,
  /^contact:viewers:/,
  /^votes:(?:ticket|asked):/,
  /^companion:link:/,
  /^status:(?:snapshot|claim:.+)$/,
  /^shop:(?:catalogue|asked):/,
];

const opened: ServedEngine[] = [];
let directory: string;
let mails: FakeMailServer;
let blobs: TestBlobs;
let shop: ShopService;
let original: ServedEngine;
let site: SiteInstance;
let populated: Populated;
let answers: Record<string, string>;
let file: string;

const startOn = async (service: ServedEngine) => {
  const unused = await unusedAddress();
  return startInstance({
    UPSTASH_REDIS_REST_URL: service.url,
    UPSTASH_REDIS_REST_TOKEN: service.token,
    ...serverVariables(() => unused),
    STATUS_SOURCES: 'ping',
    GAME_SERVER_KEY,
    MAIL_URL: mails.url,
    MAIL_FROM: 'site@example.org',
    ...shop.variables,
  });
};
/**
 * An instance's first command may take longer on a busy machine than visitors wait. The shipped content is then shown for half a
 * minute, and the CDN caches it only briefly.
 */
async function startCurrent(service: ServedEngine): Promise<SiteInstance> {
  const instance = await startOn(service);
  const { headers } = await instance.call('GET /api/content');
  const cdnCache = headers.get('Netlify-CDN-Cache-Control')?.split(', ');
  const isStandIn = cdnCache?.includes(`max-age=${String(KEPT_BRIEFLY_SECONDS)}`);
  return isStandIn ? startCurrent(service) : instance;
}
const storeOn = (service: ServedEngine) => createBackupStore(openDatabase(service, 20_000));
const openOn = async (open: Parameters<typeof serve>[0]) => {
  const service = await serve(open);
  opened.push(service);
  return service;
};

beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  [mails, blobs, shop] = await Promise.all([startFakeMailServer(), startBlobs(), startShopService()]);
  // Every email stays queued.
  mails.manners = 'says 451';
  directory = await mkdtemp(path.join(tmpdir(), 'restored-'));
  original = await openOn(openRedisForTests);
  site = await startOn(original);
  populated = await populate(site, openDatabase(original, 20_000), GAME_SERVER_KEY);
  await site.call('GET /api/store');
  answers = await everyAnswer(site, populated);
  file = path.join(directory, randomUUID());
  // Minimum text size, so that keys span several texts.
  const options = { store: storeOn(original), subjects: SUBJECTS, passphrase: PASSPHRASE, ...quiet };
  await exportToFile(file, { ...options, textBytes: 700 });
});
beforeEach(() => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(async () => {
  await Promise.all(opened.map((service) => service.close()));
  await Promise.all([mails.stop(), blobs.stop(), shop.stop()]);
  await rm(directory, { recursive: true });
});

test('every kind of key that a site has is part of a backup, or is left out on purpose', async () => {
  const keys = await original.redis.keys('*');
  const strange = keys.filter((key) => !kindOf(key, SUBJECTS) && !LEFT_OUT.some((kind) => kind.test(key)));
  expect(strange).toEqual([]);
  const both = keys.filter((key) => kindOf(key, SUBJECTS) && LEFT_OUT.some((kind) => kind.test(key)));
  expect(both).toEqual([]);
  expect(keys.filter((key) => kindOf(key, SUBJECTS)).length).toBeGreaterThan(30);
});

/** Backups contain no sessions; copying them keeps the test's callers signed in. */
async function copySessions(from: Redis, to: Redis): Promise<void> {
  for (const key of await from.keys('account:sessions:*')) {
    await to.hset(key, (await from.hgetall(key)) ?? {});
  }
}

async function restoreInto(service: ServedEngine): Promise<void> {
  const { file: backup, frames } = await openWith(file, () => Promise.resolve(PASSPHRASE));
  const mayReplace = () => Promise.reject(new Error('There is something to replace.'));
  await importData({ store: storeOn(service), file: backup, frames, mayReplace, ...quiet });
  await backup.close();
}

test('whoever asks the site gets something that could be lost', () => {
  const given = Object.values(answers).filter((answer) => answer.startsWith('200 '));
  expect(given.length).toBeGreaterThan(70);
});

test.each([
  ['Redis', openRedisForTests],
  ['the engine inside of the process', openMemoryForTests],
] as const)(
  'a site that is restored to %s answers as the one that was exported',
  async (_engine, open) => {
    const service = await openOn(open);
    await restoreInto(service);
    const left = (await service.redis.keys('*')).filter((key) => !kindOf(key, SUBJECTS));
    expect(left).toEqual([expect.stringMatching(/^site:import:\w+$/)]);
    await copySessions(original.redis, service.redis);
    expect(await everyAnswer(await startCurrent(service), populated)).toEqual(answers);
  },
  60_000,
);

const EXPIRY = `return redis.call('PEXPIRETIME', KEYS[1])`;

test('what has an expiry has it at the same time', async () => {
  const service = await openOn(openRedisForTests);
  await restoreInto(service);
  const expiries = async ({ redis }: ServedEngine) => {
    const keys = (await redis.keys('*')).filter((key) => kindOf(key, SUBJECTS)).toSorted();
    return Promise.all(keys.map(async (key) => [key, await redis.eval(EXPIRY, [key], [])]));
  };
  const [before, after] = [await expiries(original), await expiries(service)];
  expect(after.map(([key]) => key)).toEqual(before.map(([key]) => key));
  const differences = after.map(([, at], index) => Math.abs(Number(at) - Number(before[index]?.[1])));
  // Redis returns the remaining time and the current time in two replies.
  expect(Math.max(...differences)).toBeLessThan(1_000);
  expect(before.filter(([, at]) => Number(at) > 0).length).toBeGreaterThan(3);
});
