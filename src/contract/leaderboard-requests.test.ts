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
    leaderboardPushSchema.validateSync({ players: Array(1_001).fill('x') }, { abortEarly: false }),
  ).toThrow('A call takes 1,000 players at most');
});
