import { EventEmitter, once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { COMPANION_PATHS, type CompanionSync, type CompanionSyncResponse } from '@/contract/companion-sync';
import { API_BASE } from '@/contract/paths';
import type { VotesResponse } from '@/contract/votes';
import { type LocalServer, serveLocally } from '../../local/site/listen';
import { GAME_SERVER_KEY } from '../support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../support/fakes/game-console';
import { sentVote, syncOf } from '../support/fixtures/companion-calls';
import { siteCalled } from '../support/fixtures/network-parts';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../support/fixtures/tracked-servers';
import { type CompanionProgram, startCompanionProgram } from '../support/server/companion-program';
import { setUpFolder } from '../support/server/temporary-folder';
import { type MortalBridge, startMortalBridge } from './mortal-bridge';
import { createRandom } from './random';

const GIVEN = siteCalled('first').rewards.map(({ reward }) => reward);
const MEANING = Object.fromEntries(GIVEN.map((reward) => [reward, [`give {player} ${reward} {count}`]]));

/** Replacement for the site's response; null closes the connection. */
type Loss = { readonly status: number; readonly body: string } | null;

const inFolder = setUpFolder();
let bridge: MortalBridge;
let game: GameConsole;
let proxy: LocalServer;
let program: CompanionProgram;
/** Emits `call` after each call, including failed ones. */
let heard: EventEmitter;
/** Companions' calls with the site's responses, including lost ones. */
let calls: { readonly said: CompanionSync; readonly answered: CompanionSyncResponse }[];
/** Decides for each response whether it is lost, after the site has finished its work. */
let lose: (answer: CompanionSyncResponse) => Promise<Loss | 'pass'>;

beforeEach(async () => {
  calls = [];
  heard = new EventEmitter();
  lose = () => Promise.resolve('pass');
  bridge = await startMortalBridge(createRandom(43));
  bridge.isStormy = false;
  game = await startGameConsole();
  proxy = await serveLocally((incoming, outgoing) => {
    void buffer(incoming).then((sent) => {
      const { method, headers, url = '' } = incoming;
      const onward = request(`${bridge.site.url}${url}`, { method, headers }, (response) => {
        void buffer(response).then(async (bytes) => {
          const answered = JSON.parse(bytes.toString()) as CompanionSyncResponse;
          calls.push({ said: JSON.parse(sent.toString()) as CompanionSync, answered });
          const loss = await lose(answered);
          if (loss === null) outgoing.destroy();
          else if (loss === 'pass') outgoing.writeHead(response.statusCode ?? 0, response.headers).end(bytes);
          else outgoing.writeHead(loss.status, { 'Content-Type': 'text/html' }).end(loss.body);
          heard.emit('call');
        });
      });
      onward.on('error', () => outgoing.destroy());
      onward.end(sent);
    });
  });
  await mkdir(inFolder('data'));
  await writeFile(inFolder('data', 'rewards.json'), JSON.stringify(MEANING));
});
afterEach(async () => {
  await program.kill();
  await Promise.all([proxy.close(), bridge.stop(), game.close()]);
});

/** Starts the companion, which calls the site through the proxy. @param isHasty false for the default pace */
async function start(isHasty = true): Promise<void> {
  const args = ['--site', proxy.url, '--server', OTHER_SERVER, '--data', inFolder('data')];
  program = await startCompanionProgram([...args, '--rcon', `127.0.0.1:${String(game.port)}`], {
    env: { RCON_PASSWORD },
    isHasty,
  });
}

async function vote(name: string): Promise<void> {
  const { ok } = await fetch(`${bridge.site.url}${API_BASE}${COMPANION_PATHS.companionSync}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${GAME_SERVER_KEY}` },
    body: JSON.stringify(syncOf({ server: ENTRANCE_SERVER, votes: [sentVote(name, Date.now())] })),
  });
  expect(ok).toBe(true);
}

async function statesOf(name: string): Promise<string[]> {
  const response = await fetch(`${bridge.site.url}${API_BASE}/votes/${name}`);
  return ((await response.json()) as VotesResponse).rewards.map(({ state }) => state);
}
/** Resolves once the site knows of all deliveries; checked after each call. */
async function delivered(name: string): Promise<void> {
  for (;;) {
    const nextCall = once(heard, 'call');
    const states = await statesOf(name);
    if (states.length > 0 && states.every((state) => state === 'delivered')) return;
    await nextCall;
  }
}
const all = GIVEN.map(() => 'delivered');
const ranOnce = () => expect(new Set(game.commands).size).toBe(game.commands.length);

test.each<readonly [string, Loss]>([
  ['ends before its answer', null],
  ['answers with a proxy’s error page', { status: 502, body: '<h1>Bad Gateway</h1>' }],
  ['answers with a login page', { status: 200, body: '<!doctype html><title>Hotel</title>' }],
  ['answers with half of it', { status: 200, body: '{"accepted":{"votes":[' }],
])('rewards arrive with the call after one that %s, each once', async (_name, loss) => {
  let lost: CompanionSyncResponse | null = null;
  lose = (answer) => {
    if (lost || answer.rewards.length === 0) return Promise.resolve('pass');
    lost = answer;
    return Promise.resolve(loss);
  };
  await vote('Alex');
  game.players.add('Alex');
  // One of the cases runs at the default pace.
  await start(loss !== null);
  await program.says('Reward for Alex');
  await delivered('Alex');
  expect(await statesOf('Alex')).toEqual(all);
  expect(game.commands).toHaveLength(GIVEN.length);
  ranOnce();
  // The very next call contains them.
  const first = calls.findIndex(({ answered }) => answered === lost);
  expect(calls[first + 1]?.answered.rewards).toEqual(calls[first]?.answered.rewards);
});

test('rewards arrive once, and are never uncertain, while most answers are lost and the companion is killed with them', async () => {
  const random = createRandom(430);
  let kills = 0;
  lose = async ({ rewards }) => {
    if (rewards.length === 0 || kills >= 12) return 'pass';
    const dice = random.below(3);
    if (dice === 0) return 'pass';
    kills += 1;
    if (dice === 1) return null;
    // Killed before it receives any of the response, and therefore before its journal is written.
    await program.kill();
    await start();
    return null;
  };
  await start();
  const names = Array.from({ length: 8 }, (_, n) => `Player_${String(n)}`);
  for (const name of names) {
    await vote(name);
    game.players.add(name);
    await delivered(name);
    expect(await statesOf(name)).toEqual(all);
  }
  expect(kills).toBeGreaterThan(3);
  expect(game.commands).toHaveLength(names.length * GIVEN.length);
  ranOnce();
});

test('a site that dies once it has stored a call, and before it answers, hands out again what nobody got', async () => {
  let deaths = 0;
  await start();
  await program.says('Companion ready');
  lose = ({ rewards }) => {
    if (rewards.length === 0 || deaths > 1) return Promise.resolve('pass');
    deaths += 1;
    bridge.site.kill(0);
    return Promise.resolve(null);
  };
  await vote('Alex');
  game.players.add('Alex');
  await program.says('Reward for Alex');
  await bridge.site.untilUp();
  await delivered('Alex');
  expect(deaths).toBeGreaterThan(0);
  expect(await statesOf('Alex')).toEqual(all);
  ranOnce();
});
