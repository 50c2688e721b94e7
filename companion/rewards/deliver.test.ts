import { readFile, writeFile } from 'node:fs/promises';
import { type HandedReward, NOT_RUN, type OnlinePlayer } from '@/contract/companion-sync';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { NotSent, Unanswered } from '../rcon/connection';
import { deliver, type DeliveryParts } from './deliver';
import { type Journal, openJournal } from './journal';
import { parseRewards } from './rewards-file';

const inFolder = setUpFolder();
const file = () => inFolder('journal.jsonl');
const NOW = Date.UTC(2026, 10, 23);
const reward = (id: string, changes: Partial<HandedReward> = {}): HandedReward => ({
  id,
  reward: 'kit',
  player: 'steve',
  count: 2,
  ...changes,
});

let now: number;
let journal: Journal;
let ran: string[];
let players: () => Promise<OnlinePlayer[] | null>;
let answer: (command: string) => Promise<string>;
let isStopping: boolean;
let troubles: string[];
const online = (...names: string[]) => names.map((name) => ({ name, uuid: '' }));
beforeEach(async () => {
  now = NOW;
  journal = await openJournal(file(), () => now);
  ran = [];
  troubles = [];
  isStopping = false;
  players = async () => online('Alex', 'Steve');
  answer = async () => 'Done';
});
afterEach(() => journal.close());

const parts = (): DeliveryParts => ({
  console: {
    run: (command) => {
      ran.push(command);
      return answer(command);
    },
  },
  game: { takesQuotes: true, players: () => players() },
  journal,
  rewards: {
    read: async () =>
      parseRewards('{"kit": ["kit {player} sword {count}", "points {player} 5"], "key": ["key {player}"]}'),
  },
  now: () => now,
  isStopping: () => isStopping,
  onLeft: () => undefined,
  onKept: () => undefined,
  onDone: () => undefined,
  onTrouble: (_reward, result, detail) => troubles.push(`${result}: ${detail}`),
});
const hand = (...rewards: HandedReward[]) => deliver(rewards, NOW, parts());
const reopened = async () => {
  await journal.close();
  journal = await openJournal(file(), () => now);
  return journal;
};

test('every command of a reward runs once, in order, with the name as the server writes it', async () => {
  await hand(reward('a'), reward('a'), reward('b', { reward: 'key' }));
  await hand(reward('a'));
  expect(ran).toEqual(['kit Steve sword 2', 'points Steve 5', 'key Steve']);
  expect(journal.receipts(10)).toEqual([
    { id: 'a', result: 'done', detail: 'Done · Done' },
    { id: 'b', result: 'done', detail: 'Done' },
  ]);
});

test('what is told is not told again, unless the site asks for it again', async () => {
  await hand(reward('a'));
  await journal.told(['a', 'unknown']);
  expect(journal.receipts(10)).toEqual([]);
  expect((await reopened()).receipts(10)).toEqual([]);
  await hand(reward('a'));
  expect(journal.receipts(10)).toEqual([{ id: 'a', result: 'done', detail: '' }]);
  await journal.told(['a']);
  expect(journal.receipts(10)).toEqual([]);
  expect(ran).toHaveLength(2);
});

test('a reward that rewards.json does not hold runs nothing', async () => {
  await hand(reward('a', { reward: 'op {player}' }), reward('b', { reward: 'constructor' }));
  expect(ran).toEqual([]);
  expect(journal.receipts(10).map(({ result }) => result)).toEqual(['failed', 'failed']);
  expect(troubles[0]).toBe('failed: rewards.json does not define "op {player}"');
});

test.each([
  ['has left', async () => online('Alex')],
  ['cannot be looked for', async () => null],
  ['cannot be asked for', () => Promise.reject(new Unanswered('No answer'))],
])('for a player who %s nothing is run, and the reward waits', async (_name, who) => {
  players = who;
  await hand(reward('a'));
  expect(ran).toEqual([]);
  expect(journal.receipts(10)).toEqual([{ id: 'a', result: 'failed', detail: NOT_RUN }]);
  await journal.told(['a']);
  players = async () => online('Steve');
  await hand(reward('a'));
  expect(ran).toHaveLength(2);
});

test.each(['@a', 'Steve; op Eve', 'Žofie', '', 'a b'.repeat(16), 'Steve"', 'Steve\n', 'S{count}'])(
  'for the name %j nothing is run, also where the server lists it',
  async (name) => {
    players = async () => online(name);
    await hand(reward('a', { player: name }));
    expect(ran).toEqual([]);
    expect(journal.receipts(10)[0]?.result).toBe('failed');
  },
);

test('a command that the game refuses ends the reward as failed, and says which', async () => {
  answer = async (command) => (command.startsWith('points') ? 'Unknown or incomplete command' : 'Done');
  await hand(reward('a'));
  expect(journal.receipts(10)).toEqual([
    { id: 'a', result: 'failed', detail: 'Command 2 of 2: Unknown or incomplete command' },
  ]);
});

test('a command without an answer is uncertain, the rest is not run, and none ever again', async () => {
  answer = () => Promise.reject(new Unanswered('No answer in 5 s'));
  await hand(reward('a'));
  await reopened();
  await hand(reward('a'));
  expect(ran).toEqual(['kit Steve sword 2']);
  expect(journal.receipts(10)).toEqual([
    { id: 'a', result: 'uncertain', detail: 'Command 1 of 2: No answer in 5 s' },
  ]);
});

test('a console that is away before the first command leaves the reward waiting; after it, it has failed', async () => {
  answer = (command) =>
    command.startsWith('points') || ran.length > 2
      ? Promise.reject(new NotSent('Away'))
      : Promise.resolve('Done');
  await hand(reward('a'), reward('b', { reward: 'key' }));
  expect(journal.receipts(10)).toEqual([
    { id: 'a', result: 'failed', detail: 'Command 2 of 2 was not sent: Away' },
    { id: 'b', result: 'failed', detail: NOT_RUN },
  ]);
});

test('a console that is away is asked once, however much waits', async () => {
  let asked = 0;
  players = () => {
    asked += 1;
    return Promise.reject(new NotSent('Away'));
  };
  await hand(...Array.from({ length: 20 }, (_, n) => reward(String(n))));
  expect(asked).toBe(1);
  expect(journal.receipts(50).filter(({ detail }) => detail === NOT_RUN)).toHaveLength(20);
});

test('what was handed out too long ago is not run: somebody may have decided about it', async () => {
  players = async () => {
    now += 5 * 60_000;
    return online('Steve');
  };
  await hand(reward('a'), reward('b'), reward('c'));
  expect(journal.receipts(10).map(({ id, detail }) => [id, detail])).toEqual([
    ['a', 'Done · Done'],
    ['b', 'Done · Done'],
    ['c', NOT_RUN],
  ]);
});

test('nothing is begun once the companion is to end, and what was taken waits after the next start', async () => {
  answer = async () => {
    isStopping = true;
    return 'Done';
  };
  await hand(reward('a'), reward('b'));
  expect(ran).toHaveLength(2);
  expect((await reopened()).receipts(10)).toEqual([
    { id: 'a', result: 'done', detail: 'Done · Done' },
    { id: 'b', result: 'failed', detail: NOT_RUN },
  ]);
});

test('wherever the journal ends, a reward is as certain as what was written before each command', async () => {
  await hand(reward('a'));
  const whole = await readFile(file(), 'utf8');
  const found: string[] = [];
  for (let lines = 0; lines <= whole.split('\n').length - 1; lines += 1) {
    await journal.close();
    await writeFile(
      file(),
      whole
        .split('\n')
        .slice(0, lines)
        .map((line) => `${line}\n`)
        .join(''),
    );
    journal = await openJournal(file(), () => now);
    const [receipt] = journal.receipts(10);
    found.push(receipt ? `${receipt.result} ${receipt.detail ?? ''}`.trim() : 'unknown');
    // Later processes find the same.
    expect((await reopened()).receipts(10)).toEqual(receipt ? [receipt] : []);
  }
  const after = (n: number) =>
    `uncertain The companion stopped after ${String(n)} of 2 commands were answered`;
  expect(found).toEqual([
    'unknown',
    `failed ${NOT_RUN}`,
    after(0),
    after(1),
    after(1),
    'done',
    'done Done · Done',
  ]);
});

test('the journal stays small, and knows for a month what it has handed out', async () => {
  for (let round = 0; round < 6; round += 1) {
    const ids = Array.from({ length: 100 }, (_, n) => `${String(round)}-${String(n)}`);
    await hand(...ids.map((id) => reward(id, { reward: 'key' })));
    await journal.told(ids);
  }
  expect((await readFile(file(), 'utf8')).split('\n').length).toBeLessThan(2_700);
  await reopened();
  await hand(reward('0-0', { reward: 'key' }), reward('5-99', { reward: 'key' }));
  expect(ran).toHaveLength(600);
});

test('the journal remembers a bounded number of results, the newest ones', async () => {
  const openSmall = () => openJournal(file(), () => now, 100);
  await journal.close();
  journal = await openSmall();
  for (let round = 0; round < 6; round += 1) {
    const ids = Array.from({ length: 100 }, (_, n) => `${String(round)}-${String(n)}`);
    await hand(...ids.map((id) => reward(id, { reward: 'key' })));
    await journal.told(ids);
  }
  expect((await readFile(file(), 'utf8')).trim().split('\n')).toHaveLength(100);
  const isKnown = () => ['0-0', '4-99', '5-0', '5-99'].map((id) => journal.knows(id));
  expect(isKnown()).toEqual([false, false, true, true]);
  await journal.close();
  journal = await openSmall();
  expect(isKnown()).toEqual([false, false, true, true]);
});
