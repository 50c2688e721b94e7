import { uuidOf } from '../../test/support/fixtures/leaderboard-players';
import { leaderboardPushSchema, toUuid } from './leaderboard-requests';

test('a UUID has one form, however it is written', () => {
  const uuid = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
  for (const text of [uuid, uuid.toUpperCase(), uuid.replaceAll('-', '')]) expect(toUuid(text)).toBe(uuid);
  for (const text of ['', `${uuid}0`, ` ${uuid}`, uuid.replace('0', 'g'), uuid.slice(1)]) {
    expect(toUuid(text)).toBeNull();
  }
});

test('a list that is too long is refused by its length alone', () => {
  expect(() =>
    leaderboardPushSchema([]).validateSync({ players: Array(1_001).fill('x') }, { abortEarly: false }),
  ).toThrow('A call takes 1,000 players at most');
});

test.each([
  [0, true],
  [1, true],
  [2, false],
  [0.5, false],
])('of a rank with two steps, %d is taken: %j', (rank, isTaken) => {
  const shared = { id: 'rank', title: 'Rank', art: 'crown', best: 'highest', shown: true } as const;
  const metric = { ...shared, unit: 'rank', steps: ['Stone', 'Iron'], source: 'push' } as const;
  const body = { players: [{ uuid: uuidOf(1), username: 'Steve', metrics: { rank } }] };
  expect(leaderboardPushSchema([{ ...metric, steps: [...metric.steps] }]).isValidSync(body)).toBe(isTaken);
});
