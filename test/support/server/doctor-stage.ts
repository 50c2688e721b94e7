import { voteKeys } from '../../../functions/votes/store/vote-keys';
import { environmentChecks } from '../../../tools/doctor/environment-checks';
import { namesFrom } from '../../../tools/doctor/game-server-checks';
import { runChecks, toLines, type Verdict } from '../../../tools/doctor/verdict';
import { taking } from '../fakes/form-sink';
import { type OutsideServices, startOutsideServices } from '../fakes/outside-services';
import { SHOP_TOKEN } from '../fakes/shop-service';
import { serverVariables, ENTRANCE_SERVER } from '../fixtures/tracked-servers';
import { startTestDatabase, type TestDatabase } from './data-service';

/** Part of each secret, so that the output can be searched for it. */
export const CANARY = 'canary-that-nobody-may-read-0123456789';

/** Breaks something, and returns the changed variables and, for a wrong clock, its time. */
export type Broken = () => Promise<[differences: Record<string, string>, now?: () => number]>;

/** Starts all that the doctor examines for the tests of a file; all is well at the start of each. Call once at its top. */
export function useDoctor() {
  let database: TestDatabase;
  let outside: OutsideServices;
  beforeAll(async () => {
    const lost = { host: 'gone.spawnpoint.test', port: 25_570 };
    [database, outside] = await Promise.all([
      startTestDatabase(),
      startOutsideServices(
        CANARY,
        { '_minecraft._tcp.lost.spawnpoint.test': lost },
        { 'lost.spawnpoint.test': ['127.0.0.1'] },
      ),
    ]);
  });
  beforeEach(async () => {
    outside.chat.mode = 'ok';
    outside.form.answer = taking;
    outside.shop.reset();
    await database.setFull(false);
    await database.redis.flushdb();
    const now = Date.now();
    await database.redis.hset('site:upkeep', { deliver: now, hourly: now, nightly: now });
    await hear(now);
  });
  afterAll(() => Promise.all([database.stop(), outside.stop()]));

  /** Records a call of the entrance server's companion. */
  const hear = (seenAt: number, said: object = {}) =>
    database.redis.set(
      voteKeys.companion(ENTRANCE_SERVER),
      JSON.stringify({ id: 'one', version: '1.0.0', seenAt, players: [], vitals: null, ...said }),
    );
  const mailUrl = (password: string) => outside.mail.url.replace('//', `//site:${password}@`);

  /** Returns the variables of a complete site. */
  const whole = () => ({
    ...database.variables,
    ...serverVariables(() => outside.game.address),
    APPLICATIONS_WEBHOOK_URL: outside.chat.url,
    CONTACT_FORWARD_URL: `${outside.form.url}${CANARY}`,
    MAIL_URL: mailUrl(CANARY),
    MAIL_FROM: 'site@example.org',
    SESSION_SECRET: CANARY,
    GAME_SERVER_KEY: CANARY,
    TURNSTILE_SITE_KEY: '0x4AAAAAAAsite',
    TURNSTILE_SECRET: CANARY,
    TURNSTILE_VERIFY_URL: outside.turnstile.url,
    ADMIN_EMAIL: 'owner@example.org',
    ADMIN_PASSWORD: CANARY,
    VOTE_CHECK_FIRST: 'craftservers',
    VOTE_KEY_FIRST: CANARY,
    ...outside.shop.variables,
    LOCAL_SERVER: '1',
    LOCAL_URL: 'http://127.0.0.1:8888',
  });

  /** Runs all checks on a complete site with these differences. */
  async function look(differences: Record<string, string> = {}, now: () => number = Date.now) {
    const verdicts = await runChecks(
      environmentChecks({
        variables: { ...whole(), ...differences },
        names: namesFrom([outside.nameServer.address]),
        mailServices: { resend: outside.resend.baseUrl, postmark: outside.postmark.baseUrl },
        now,
      }),
    );
    const said = toLines(verdicts).join('\n');
    expect(said).not.toMatch(/canary/i);
    expect(said).not.toContain(new URL(outside.chat.url).pathname);
    expect(said).not.toContain(database.token);
    expect(said).not.toContain(SHOP_TOKEN);
    return verdicts;
  }

  return {
    get database() {
      return database;
    },
    get outside() {
      return outside;
    },
    hear,
    mailUrl,
    look,
    /** Expects that the checks name this fault and no other, with this advice. */
    async expectOnly(name: string, advice: RegExp, broken: Broken) {
      const verdicts = await look(...(await broken()));
      expect(wrongIn(verdicts)).toEqual([name]);
      expect(verdicts.find((verdict) => verdict.name === name)?.text).toMatch(advice);
    },
  };
}

/** Names of the checks that found a fault. */
export const wrongIn = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({ state }) => state === 'wrong').map(({ name }) => name);
