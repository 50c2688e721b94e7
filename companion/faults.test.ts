import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { freePort } from '../local/site/listen';
import { createRandom } from '../test/faults/random';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../test/support/fakes/game-console';
import { callListener, closedOf, voteV2 } from '../test/support/fakes/votifier-client';
import { type CompanionProgram, startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';

/** Votes that are acknowledged; `COMPANION_VOTES=10000` for more. */
const VOTES = Number(process.env['COMPANION_VOTES'] ?? 2_000);
const REWARDS = Number(process.env['COMPANION_REWARDS'] ?? 60);
jest.setTimeout(60_000 + VOTES * 60 + REWARDS * 1_000);

const TOKEN = 'a-token-of-listing-sites';
const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
let program: CompanionProgram;
beforeEach(async () => {
  site = await startCompanionSite();
  game = await startGameConsole();
});
afterEach(async () => {
  await program.kill();
  await Promise.all([site.close(), game.close()]);
});

function start(...more: string[]): Promise<CompanionProgram> {
  const args = ['--site', site.url, '--server', 'pvp', '--data', inFolder('data'), ...more];
  return startCompanionProgram(args, { env: { RCON_PASSWORD, VOTIFIER_TOKEN: TOKEN }, isHasty: true });
}

test('each vote that was acknowledged arrives exactly once, whenever the companion is killed and answers are lost', async () => {
  const random = createRandom(13);
  const port = await freePort('127.0.0.1');
  site.trouble = () => {
    const dice = random.below(10);
    return dice < 2 ? 'drop' : dice < 3 ? { status: 503 } : 'none';
  };
  const launch = async () => {
    program = await start('--votifier', `127.0.0.1:${String(port)}`);
    await program.says('Companion ready');
  };
  const acknowledged = new Set<string>();
  let up = launch();
  let sent = 0;
  let kills = 0;
  let killAt = 50;
  async function list(): Promise<void> {
    while (acknowledged.size < VOTES) {
      await up;
      sent += 1;
      const name = `v${String(sent)}`;
      if (await voteV2(port, TOKEN, name)) acknowledged.add(name);
      if (acknowledged.size < killAt) continue;
      killAt += VOTES / 40 + random.below(VOTES / 10);
      kills += 1;
      up = program.kill().then(launch);
    }
  }
  await Promise.all(Array.from({ length: 50 }, list));
  await up;
  const arrived = () => [...site.votes.values()].map(({ username }) => username);
  await site.until(() => {
    const names = new Set(arrived());
    return [...acknowledged].every((name) => names.has(name));
  });
  // Nor has any of the others arrived twice: those that were kept and could not be acknowledged any more.
  expect(arrived()).toHaveLength(new Set(arrived()).size);
  expect(kills).toBeGreaterThan(5);
  expect(site.calls.every(({ votes }) => votes.length <= 200)).toBe(true);
});

test('no reward is run twice and none is lost, whatever is killed, broken off or leaves at each step', async () => {
  const random = createRandom(14);
  const names = Array.from({ length: REWARDS }, (_, n) => `reward-${String(n)}`);
  const meaning = names.map((name) => [name, [`give {player} ${name} {count}`, `say ${name}`]]);
  site.nextMs = 60;
  const rewards = names.map((name, n) => site.addReward(name, n % 3 === 0 ? 'Alex' : 'Steve', n + 1));
  let isCalm = false;
  let killing: Promise<void> | null = null;
  const launch = async () => {
    program = await start('--rcon', `127.0.0.1:${String(game.port)}`);
  };
  /** Ends the companion at this very step, and starts it anew. */
  function strike(): Promise<void> {
    killing ??= program.kill().then(async () => {
      await launch();
      killing = null;
    });
    return program.ended.then(() => undefined);
  }
  const strikes = (chance: number) => !isCalm && killing === null && random.below(100) < chance;

  site.trouble = () => (!isCalm && random.below(100) < 15 ? 'drop' : 'none');
  site.onCall = ({ receipts }, { rewards: handed }) => {
    if (!isCalm)
      for (const name of ['Alex', 'Steve']) game.players[random.below(3) > 0 ? 'add' : 'delete'](name);
    if (receipts.length + handed.length > 0 && strikes(15)) void strike();
    isCalm ||= rewards.filter(({ state }) => !['waiting', 'taken'].includes(state)).length > REWARDS * 0.8;
    if (isCalm) game.players.add('Alex').add('Steve');
  };
  game.onCommand = async () => {
    if (strikes(10)) await strike();
    else if (!isCalm && random.below(100) < 5) await game.restart();
  };
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), JSON.stringify(Object.fromEntries(meaning)));
  await launch();
  await site.until(() => rewards.every(({ state }) => ['done', 'failed', 'uncertain'].includes(state)));

  const runs = (name: string) => game.commands.filter((command) => command.split(' ')[2] === name).length;
  for (const { reward, player, count, state } of rewards) {
    expect([reward, state, runs(reward)]).toEqual([reward, state, state === 'done' ? 1 : expect.any(Number)]);
    expect(runs(reward)).toBeLessThanOrEqual(1);
    if (state === 'done') expect(game.commands).toContain(`give ${player} ${reward} ${String(count)}`);
  }
  const counted = (...states: string[]) => rewards.filter(({ state }) => states.includes(state)).length;
  expect(counted('done') + counted('failed', 'uncertain')).toBe(REWARDS);
  expect(counted('done')).toBeGreaterThan(REWARDS / 2);
  expect(counted('uncertain')).toBeGreaterThan(0);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('memory stays under 80 MB while strangers send what they like and the site is away', async () => {
  const port = await freePort('127.0.0.1');
  site.trouble = () => ({ status: 503 });
  program = await start('--votifier', `127.0.0.1:${String(port)}`);
  await program.says('Companion ready');
  const garbage = randomBytes(100_000);
  let sent = 0;
  async function stranger(n: number): Promise<void> {
    while (sent < VOTES) {
      sent += 1;
      if (n % 2 === 0) await voteV2(port, TOKEN, `v${String(sent)}`);
      else {
        const lister = await callListener(port);
        lister.socket.end(garbage);
        await closedOf(lister.socket);
      }
    }
  }
  await Promise.all(Array.from({ length: 50 }, (_, n) => stranger(n)));
  const status = await readFile(`/proc/${String(program.child.pid)}/status`, 'utf8');
  const most = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
  expect(most).toBeLessThan(80);
});
