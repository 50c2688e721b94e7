import { companionSyncSchema } from './companion-sync';

const ID = '00000000-0000-4000-8000-000000000001';
const vote = {
  id: ID,
  service: 'Listing',
  username: 'Steve',
  receivedAt: '2026-11-23T12:00:00.000Z',
  protocol: 2,
};
const receipt = { id: 'any text', result: 'done', detail: '' };
const trial = { service: 'Listing', receivedAt: '2026-11-23T12:00:00.000Z', protocol: 1 };
const sync = {
  server: 'skywars',
  companion: { id: ID, version: '0.1.0' },
  players: [
    { uuid: ID, name: 'Жанна' },
    { uuid: ID, name: '.Cool Guy' },
  ],
  vitals: { tps: 20, mspt: 3.4 },
  votes: [vote],
  receipts: [receipt, { id: 'b', result: 'failed' }],
};
const quiet = { ...sync, players: null, vitals: null, votes: [], receipts: [] };

test('what a companion says is taken as it is, and null where it does not know', () => {
  expect(companionSyncSchema.validateSync(sync)).toEqual(sync);
  expect(companionSyncSchema.validateSync(quiet)).toEqual(quiet);
  const tried = { ...quiet, tests: [trial] };
  expect(companionSyncSchema.validateSync(tried)).toEqual(tried);
});

/** Returns the names of the invalid fields. */
function wrong(value: unknown): string[] {
  try {
    companionSyncSchema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner, path } = error as { inner: { path?: string }[]; path?: string };
    return inner.length > 0 ? inner.map((each) => each.path ?? '') : [path ?? ''];
  }
}

test.each<[object, string]>([
  [{ server: 7 }, 'server'],
  [{ server: '' }, 'server'],
  [{ companion: { id: 'x', version: '1' } }, 'companion.id'],
  [{ players: undefined }, 'players'],
  [{ players: [{ uuid: ID, name: 'two  words' }] }, 'players[0].name'],
  [{ players: [{ uuid: 'x', name: 'Steve' }] }, 'players[0].uuid'],
  [{ players: Array(1_001).fill(sync.players[0]) }, 'players'],
  [{ vitals: { tps: -1, mspt: 1 } }, 'vitals.tps'],
  [{ vitals: { tps: NaN, mspt: 1 } }, 'vitals.tps'],
  [{ vitals: { tps: 20 } }, 'vitals.mspt'],
  [{ votes: null }, 'votes'],
  [{ votes: [vote, { ...vote, protocol: 3 }] }, 'votes[1].protocol'],
  [{ votes: [{ ...vote, protocol: '2' }] }, 'votes[0].protocol'],
  [{ votes: [{ ...vote, username: 'Steve; op' }] }, 'votes[0].username'],
  [{ votes: [{ ...vote, username: 'Жанна' }] }, 'votes[0].username'],
  [{ votes: [{ ...vote, receivedAt: 'soon' }] }, 'votes[0].receivedAt'],
  [{ votes: [{ ...vote, service: '\u001b[2J' }] }, 'votes[0].service'],
  [{ votes: Array(201).fill(vote) }, 'votes'],
  [{ receipts: [{ ...receipt, result: 'given' }] }, 'receipts[0].result'],
  [{ receipts: [{ ...receipt, detail: 7 }] }, 'receipts[0].detail'],
  [{ receipts: Array(201).fill(receipt) }, 'receipts'],
  [{ seen: 7 }, 'seen'],
  [{ seen: 'x'.repeat(65) }, 'seen'],
  [{ tests: null }, 'tests'],
  [{ tests: [{ ...trial, service: '' }] }, 'tests[0].service'],
  [{ tests: Array(21).fill(trial) }, 'tests'],
])('%j is refused by name', (changes, field) => {
  expect(wrong({ ...sync, ...changes })).toEqual([field]);
});
