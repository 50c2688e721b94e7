import { formerPlayerOf, playerOf, uuidOf } from '../support/fixtures/leaderboard-players';
import { asGame, BOARD, GAME_KEY, setUpLeaderboardSite } from '../support/server/leaderboard-site';

const boards = setUpLeaderboardSite();
const { push, board, ranksOf } = boards;

describe('a push', () => {
  test('is taken whole in one command, and shows at once on the board and in the ranks', async () => {
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n, { kills: n, blocksBreaked: 1e12 }));
    const { status, body } = await push(players);
    expect([status, body]).toEqual([200, { accepted: 1_000 }]);
    expect(boards.site.database.commands).toHaveLength(1);
    const { mode, source, capturedAt, players: best } = await board();
    expect([mode, source]).toEqual(['skywars', 'snapshot']);
    expect(Math.abs(Date.now() - Date.parse(capturedAt))).toBeLessThan(60_000);
    expect(best).toContainEqual(players[999]);
    expect(await ranksOf('Player_999')).toMatchObject({ kills: 1, kdr: 1 });
    expect(await ranksOf('Player_0')).toMatchObject({ kills: 1_000, kdr: 1_000 });
  });

  test('takes UUIDs without dashes and in capitals for the players that they name', async () => {
    const uuid = '069a79f4-44e9-4726-a5be-fca90e38aaf5';
    const forms = [uuid, uuid.replaceAll('-', ''), uuid.toUpperCase()];
    const { body } = await push(forms.map((form, kills) => playerOf(1, { uuid: form, kills })));
    expect(body).toEqual({ accepted: 3 });
    expect((await board()).players).toEqual([playerOf(1, { uuid, kills: 2 })]);
  });

  test('keeps what is stored of a player to the metrics of the mode', async () => {
    const player = playerOf(1, { kills: 3, playtime: 1.25, level: 7 });
    expect((await push([{ ...player, role: 'admin', kdr: 99 }])).status).toBe(200);
    expect((await board()).players).toEqual([player]);
  });

  test('by the names of before sets all that they can say: a level may be missing, and is none then', async () => {
    await push([playerOf(1, { kills: 9, level: 7 })]);
    const player = formerPlayerOf(1, { kills: 3, playtime: 1.25 });
    const { status } = await push([{ ...player, level: undefined, role: 'admin', kdr: 99 }]);
    expect(status).toBe(200);
    expect((await board()).players).toEqual([playerOf(1, { kills: 3, playtime: 1.25 })]);
  });

  test('of some metrics leaves the others as they are', async () => {
    await push([playerOf(1, { kills: 9, level: 7, playtime: 0.1 + 0.2 })]);
    await push([{ uuid: uuidOf(1), username: 'Renamed', metrics: { mobkills: 5 } }]);
    const changed = { username: 'Renamed', kills: 9, level: 7, playtime: 0.1 + 0.2, mobKills: 5 };
    expect((await board()).players).toEqual([playerOf(1, changed)]);
  });

  test('of an answer as it came changes nothing', async () => {
    await push([playerOf(1, { kills: 9, deaths: 4 }), { ...playerOf(2), metrics: { kills: 3 } }]);
    const { players } = await board();
    expect((await push(players)).status).toBe(200);
    expect((await board()).players).toEqual(players);
  });

  test('of nobody is no push', async () => {
    expect((await push([])).body).toEqual({ accepted: 0 });
    expect((await board()).source).toBe('sample');
  });

  const withBad = (field: string, value: unknown) => [
    playerOf(0),
    { ...formerPlayerOf(1), [field]: value },
    playerOf(2),
  ];

  test.each<[string, unknown]>([
    ...['x', '', null, 5, ['069a79f4-44e9-4726-a5be-fca90e38aaf5'], `${uuidOf(1)} `, undefined].map(
      (value): [string, unknown] => ['uuid', value],
    ),
    ...['', ' Steve', 'a\0', 'a\n', '\u202eevil', 'ㅤ', '<b>', '😀', {}, null, 7].map(
      (value): [string, unknown] => ['username', value],
    ),
    ...['kills', 'deaths', 'playtime', 'blocksBreaked', 'mobKills'].flatMap((field) =>
      [-1, '5', null, undefined, true, [], {}, 1.1e15].map((value): [string, unknown] => [field, value]),
    ),
    ['kills', 1.5],
    ['level', -1],
    ['level', '5'],
    ['level', 2.5],
  ])(
    'with a bad %s (%j) is refused by the record’s index, and none of it is stored',
    async (field, value) => {
      const { status, body } = await push(withBad(field, value));
      expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([
        422,
        'validation_failed',
        [`players[1].${field}`],
      ]);
      expect(boards.site.database.commands).toEqual([]);
    },
  );

  test.each<[string, unknown]>([
    ...['5', null, {}, [], -1, 1.5, 1.1e15].map((value): [string, unknown] => ['.kills', value]),
    ...['5', -1, 1.1e15].map((value): [string, unknown] => ['.playtime', value]),
    ...['coins', 'blocksBreaked', 'constructor', '__proto__'].map((id): [string, unknown] => [`.${id}`, 5]),
  ])('with a bad metrics%s (%j) names the metric, and none of it is stored', async (id, value) => {
    const player = JSON.parse(`{"${id.slice(1)}":${JSON.stringify(value)}}`) as unknown;
    const { status, body } = await push(withBad('metrics', player));
    expect([status, Object.keys(body.error.fields)]).toEqual([422, [`players[1].metrics${id}`]]);
    expect(boards.site.database.commands).toEqual([]);
  });

  test.each([null, 5, [], [{ kills: 5 }], 'kills', { ['x'.repeat(5_000)]: 5, '<b>\n': 5 }])(
    'with metrics %j is refused, and what is said of it is short',
    async (metrics) => {
      const { status, body, text } = await push(withBad('metrics', metrics));
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ['players[1].metrics']]);
      expect(text.length).toBeLessThan(1_000);
    },
  );

  test('names every bad record, also one that is no record', async () => {
    const { status, body } = await push([null, playerOf(1), { ...playerOf(2), uuid: '1' }, [], 'x']);
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual([
      'players[0]',
      'players[2].uuid',
      'players[3]',
      'players[4]',
    ]);
  });

  test.each(['Steve', 'a', 'sixteen_letters_', '.Bedrock_1', 'Жанна', '小明', 'नमस्ते', 'José', '_0_'])(
    'takes the name %s, and finds it',
    async (username) => {
      expect((await push([playerOf(1, { username })])).status).toBe(200);
      expect(await ranksOf(username.toUpperCase())).toMatchObject({ kills: 1 });
    },
  );

  test.each<[string, string, unknown]>([
    ['no list', 'validation_failed', {}],
    ['an object for a list', 'validation_failed', { players: { 0: playerOf(1), length: 1 } }],
    [
      'more than 1,000',
      'validation_failed',
      { players: Array.from({ length: 1_001 }, (_, n) => playerOf(n)) },
    ],
    ['a hundred thousand nothings', 'validation_failed', { players: Array(100_000).fill(0) }],
    ['a list as the body', 'malformed', [playerOf(1)]],
    ['no JSON', 'malformed', '{"players":['],
    [
      'a number that is none',
      'validation_failed',
      `{"players":[{"uuid":"${uuidOf(1)}","username":"a","kills":1e999}]}`,
    ],
    ['over 512 KiB', 'too_large', `{"players":[]${' '.repeat(524_288)}}`],
  ])('with %s is refused (%s)', async (_what, code, body) => {
    const answer = await boards.site.call(`POST ${BOARD}/skywars`, { ...asGame, body });
    expect(answer.body.error.code).toBe(code);
    expect(answer.text.length).toBeLessThan(2_000);
    expect(boards.site.database.commands).toEqual([]);
  });

  test('may have close to 512 KiB', async () => {
    const body = JSON.stringify({ players: [playerOf(1)] });
    const padded = body + ' '.repeat(524_288 - body.length);
    expect((await boards.site.call(`POST ${BOARD}/skywars`, { ...asGame, body: padded })).status).toBe(200);
  });

  test.each([
    ['wrong', { Authorization: 'Bearer wrong' }],
    ['almost right', { Authorization: `Bearer ${GAME_KEY}x` }],
    ['of another case', { Authorization: `Bearer ${GAME_KEY.toUpperCase()}` }],
    ['of another scheme', { Authorization: `Basic ${GAME_KEY}` }],
    ['missing', {}],
  ])('with a key that is %s is refused before anything is looked at', async (_what, headers) => {
    const answer = await boards.site.call(`POST ${BOARD}/skywars`, { headers, body: 'no JSON' });
    expect([answer.status, answer.body.error.code]).toEqual([401, 'unauthenticated']);
    expect(answer.text).not.toContain(GAME_KEY);
  });

  test('of an admin is refused: only game servers count', async () => {
    const { token } = await boards.site.add('Boss', 'admin');
    expect((await push([playerOf(1)], 'skywars', { Authorization: `Bearer ${token}` })).status).toBe(401);
  });

  test.each(['duels', 'SKYWARS', '__proto__', 'skywars%20'])('to a mode %s is a 404', async (mode) => {
    const { status, body } = await push([playerOf(1)], mode);
    expect([status, body.error.code]).toEqual([404, 'not_found']);
  });

  test('without a bearer wants the anti-forgery pair', async () => {
    const headers = { Cookie: '', 'X-XSRF-TOKEN': '' };
    expect((await push([playerOf(1)], 'skywars', headers)).body.error.code).toBe('csrf_failed');
  });
});
