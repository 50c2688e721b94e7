import { playerOf } from '../support/fixtures/leaderboard-players';
import { asGame, BOARD, setUpLeaderboardSite } from '../support/server/leaderboard-site';

const boards = setUpLeaderboardSite();
const leftOut = [
  { why: 'banned on the server', count: 2, who: ['Griefer', '*Cool Guy'] },
  { why: 'without a known name', count: 12, who: ['069a79f4-44e9-4726-a5be-fca90e38aaf5'] },
];
let token: string;
beforeEach(async () => {
  ({ token } = await boards.site.add('Boss', 'admin'));
});
const push = (body: object) => boards.site.call(`POST ${BOARD}/skywars`, { ...asGame, body });
const shown = (mode = 'skywars') =>
  boards.site.call(`GET /api/admin/leaderboard/${mode}/left-out`, { token });

test('whom a push leaves out is shown to admins until a push says otherwise', async () => {
  expect((await shown()).body).toEqual({ at: null, leftOut: [] });
  expect(await push({ players: [playerOf(1)], leftOut })).toMatchObject({
    status: 200,
    body: { accepted: 1 },
  });
  // Older companions do not report it, and a companion without changes sends no players.
  await push({ players: [playerOf(2)] });
  const { status, body } = await shown();
  expect([status, body]).toEqual([200, { at: expect.stringMatching(/^20.*Z$/), leftOut }]);
  expect((await shown('parkour')).body.leftOut).toEqual([]);
  expect(await push({ players: [], leftOut: [] })).toMatchObject({ status: 200, body: { accepted: 0 } });
  expect((await shown()).body).toMatchObject({ at: expect.any(String), leftOut: [] });
});

test.each<[string, unknown]>([
  ['leftOut', 'nobody'],
  ['leftOut', Array.from({ length: 21 }, () => leftOut[0])],
  ['leftOut[0].why', [{ ...leftOut[0], why: '' }]],
  ['leftOut[0].why', [{ ...leftOut[0], why: 'x'.repeat(121) }]],
  ['leftOut[0].count', [{ ...leftOut[0], count: -1 }]],
  ['leftOut[0].who', [{ ...leftOut[0], who: Array(11).fill('Steve') }]],
  ['leftOut[0].who[1]', [{ ...leftOut[0], who: ['Steve', 5] }]],
])('a push with a bad %s is refused whole, and its field is named', async (field, bad) => {
  const { status, body } = await push({ players: [playerOf(1)], leftOut: bad });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
  expect((await shown()).body.at).toBeNull();
});

test('nobody else is told whom a server leaves out, and an unknown mode has no list', async () => {
  const path = 'GET /api/admin/leaderboard/skywars/left-out';
  expect((await boards.site.call(path)).status).toBe(401);
  expect((await boards.site.call(path, asGame)).status).toBe(401);
  const editor = await boards.site.add('Editor', 'editor');
  expect((await boards.site.call(path, { token: editor.token })).status).toBe(403);
  expect((await shown('duels')).status).toBe(404);
});
