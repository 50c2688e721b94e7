import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type ChatSink, startChatSink } from '../../test/support/fakes/chat-sink';
import { unusedAddress } from '../../test/support/fakes/game-server';
import { type LiveSite, startLiveSite } from '../../test/support/fakes/live-site';
import { startTurnstileService, type TurnstileService } from '../../test/support/fakes/turnstile-service';

let folder: string;
let chat: ChatSink;
let site: LiveSite;
let turnstile: TurnstileService;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'doctor-'));
  await cp('test/network', path.join(folder, 'networks/castle'), { recursive: true });
  [chat, site, turnstile] = await Promise.all([startChatSink(), startLiveSite(), startTurnstileService()]);
});
afterAll(async () => {
  await Promise.all([chat, site, turnstile].map((each) => each.stop()));
  await rm(folder, { recursive: true });
});

/** Runs `npm run doctor` in a separate folder, configured only by its `.env`. */
async function run(variables: Record<string, string>, ...args: string[]) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  await writeFile(path.join(folder, '.env'), lines.join('\n'));
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve('tools/doctor.ts'), ...args],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [stdout, stderr, [code]]: [string, string, unknown[]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, stdout, stderr };
}

test('reads .env, has a line for what is wrong, ends with 1 and prints no secret', async () => {
  const secret = 'canary-that-nobody-may-read-0123456789';
  const { code, stdout, stderr } = await run({
    UPSTASH_REDIS_REST_URL: `http://${await unusedAddress()}/${secret}`,
    UPSTASH_REDIS_REST_TOKEN: secret,
    APPLICATIONS_WEBHOOK_URL: `${chat.url}-${secret}`,
    CONTACT_FORWARD_URL: `http://${await unusedAddress()}/${secret}`,
    MAIL_URL: `smtp://site:${secret}@${await unusedAddress()}`,
    MAIL_FROM: 'site@example.org',
    SESSION_SECRET: secret,
    GAME_SERVER_KEY: secret,
    TURNSTILE_SITE_KEY: 'site-key',
    TURNSTILE_SECRET: secret,
    TURNSTILE_VERIFY_URL: turnstile.url,
    LOCAL_SERVER: '1',
    ADMIN_EMAIL: 'owner@example.org',
    ADMIN_PASSWORD: secret,
    VOTE_CHECK_FIRST: 'craftservers',
    VOTE_KEY_FIRST: secret,
  });
  expect(code).toBe(1);
  for (const name of ['Database', 'Webhook', 'Contact form', 'Mail', 'Turnstile']) {
    expect(stdout).toMatch(new RegExp(`^WRONG +${name} `, 'm'));
  }
  expect(stdout).toMatch(/^ok +Variables /m);
  expect(stdout + stderr).not.toMatch(/canary|owner@/);
});

test('names a malformed variable, without what it says', async () => {
  const { code, stdout, stderr } = await run({ SESSION_SECRET: 'canary' });
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^WRONG +Variables +The variable SESSION_SECRET must be a secret of/m);
  expect(stdout).not.toContain('canary');
});

test('ends with 0 where nothing is wrong, here and at a live site', async () => {
  const { code, stdout } = await run({});
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ok +Network +networks\/castle is/m);
  expect(stdout).toMatch(/^warning +Network +networks\/castle\/servers\.ts: \S+\.example/m);
  expect(await run({}, '--site', `${site.url}/`)).toMatchObject({ code: 0, stderr: '' });
});

test('tells how it is used, and refuses what is no address', async () => {
  const help = await run({}, '--help');
  expect([help.code, help.stdout]).toEqual([0, expect.stringContaining('--site https://')]);
  const { code, stderr } = await run({}, '--site', 'play.example.org');
  expect([code, stderr]).toEqual([1, expect.stringContaining('--site must be an address')]);
});
