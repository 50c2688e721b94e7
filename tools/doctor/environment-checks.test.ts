import { serverVariable } from '@/contract/network/servers';
import { CommandError } from '../../local/data-service/port';
import { unusedAddress } from '../../test/support/fakes/game-server';
import { ENTRANCE_SERVER, SERVER_IDS, servers } from '../../test/support/fixtures/tracked-servers';
import { type Broken, CANARY, useDoctor, wrongIn } from '../../test/support/server/doctor-stage';
import { environmentChecks } from './environment-checks';
import { namesFrom } from './game-server-checks';
import { runChecks } from './verdict';

const ENTRANCE = servers[ENTRANCE_SERVER].title;

const stage = useDoctor();
const { look, expectOnly } = stage;

test('where everything is well, each line says so', async () => {
  const verdicts = await look();
  expect(verdicts.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['Site’s name']);
  expect(wrongIn(verdicts)).toEqual([]);
  expect(stage.outside.form.forms).toEqual([]);
});

test('the database tells how long it takes, what is used and how many commands', async () => {
  const month = new Date().toISOString().slice(0, 7);
  await stage.database.redis.hset(`site:usage:${month}`, { commands: 4_711 });
  const found = (await look()).find(({ name }) => name === 'Database');
  expect(found?.text).toMatch(/ in \d+ ms\. \d+\.\d MiB.* used\. 4711 commands this month\./);
});

test('where nothing is set, nothing is wrong, and each line says what is missing', async () => {
  const verdicts = await runChecks(
    environmentChecks({
      variables: {},
      names: namesFrom([stage.outside.nameServer.address]),
      mailServices: { resend: '', postmark: '' },
      now: Date.now,
    }),
  );
  expect(new Set(verdicts.slice(1).map(({ state }) => state))).toEqual(new Set(['unset']));
  expect(verdicts.length).toBeGreaterThan(SERVER_IDS.length + 5);
  const votes = verdicts.find(({ name }) => name === 'Vote checks')?.text;
  expect(votes).toMatch(/`check` in networks\/NAME\/voting\.ts.*VOTE_CHECK_/);
});

const NO_PERMISSION = "NOPERM this user has no permissions to run the 'set' command or its subcommand";
const HOUR_MS = 3_600_000;

test.each<[what: string, name: string, advice: RegExp, Broken]>([
  [
    'a variable that is malformed',
    'Variables',
    /APPLICATIONS_WEBHOOK_URL must be/,
    async () => [{ APPLICATIONS_WEBHOOK_URL: `ftp://${CANARY}` }],
  ],
  [
    'a token that is refused',
    'Database',
    /UPSTASH_REDIS_REST_TOKEN/,
    async () => [{ UPSTASH_REDIS_REST_TOKEN: CANARY }],
  ],
  [
    'a database that is away',
    'Database',
    /does not answer.*UPSTASH_REDIS_REST_URL/,
    async () => [{ UPSTASH_REDIS_REST_URL: `http://${await unusedAddress()}` }],
  ],
  [
    'the token that may only read',
    'Database',
    /read-only.*UPSTASH_REDIS_REST_TOKEN/,
    async () => [
      {
        ...(await stage.database.openDoor((command, execute) =>
          command[0] === 'SET' ? Promise.reject(new CommandError(NO_PERMISSION)) : execute(),
        )),
      },
    ],
  ],
  [
    'a database that is full',
    'Database',
    /is full/,
    async () => {
      await stage.database.setFull(true);
      return [{}];
    },
  ],
  [
    'a password for the first admin that everybody tries',
    'First admin',
    /among the most common passwords.*Choose another/,
    async () => [{ ADMIN_PASSWORD: 'password123' }],
  ],
  [
    'a game server whose port is closed',
    ENTRANCE,
    /Nothing listens at its port/,
    async () => [{ [serverVariable(ENTRANCE_SERVER)]: await unusedAddress() }],
  ],
  [
    'an SRV record that leads nowhere',
    ENTRANCE,
    /SRV record/,
    async () => [{ [serverVariable(ENTRANCE_SERVER)]: 'lost.spawnpoint.test' }],
  ],
  [
    'a site whose name has no address',
    'Site’s name',
    /DNS provider/,
    async () => [{ LOCAL_URL: 'https://gone.spawnpoint.test' }],
  ],
  ['a clock that is off', 'Clock', /5 minutes off/, async () => [{}, () => Date.now() + 300_000]],
  [
    'schedules that are overdue',
    'Schedules',
    /deliver was last done 3 hours ago/,
    async () => {
      await stage.database.redis.hset('site:upkeep', { deliver: Date.now() - 3 * HOUR_MS });
      return [{}];
    },
  ],
  [
    'a companion without commands for some rewards',
    'Companions',
    /rewards\.json of \S+ does not define coins, monthly-rank\. .*BRIDGE/,
    async () => {
      await stage.hear(Date.now(), { missingRewards: ['coins', 'monthly-rank'] });
      return [{}];
    },
  ],
  [
    'a companion that is silent',
    'Companions',
    /last connected 60 minutes ago/,
    async () => {
      await stage.hear(Date.now() - HOUR_MS);
      return [{}];
    },
  ],
])('%s is named, and nothing else, with what to do', (_what, name, advice, broken) =>
  expectOnly(name, advice, broken),
);
