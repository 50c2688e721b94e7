import written from '../../test/network/leaderboards';
import exampleServers from '../../test/network/servers';
import { boardsOf, modesOf, titlesOf } from './leaderboards';
import { readSubject } from './read-subject';

const servers = readSubject('servers', exampleServers);
const [mode] = written.modes;
const leaderboardsOn = (...played: string[]) =>
  readSubject('leaderboards', {
    ...written,
    modes: played.map((one, n) => ({ ...mode, id: `m${String(n)}`, title: `M ${String(n)}`, server: one })),
  });

test('modes have the colour of their server, which may have several', () => {
  const played = [...servers.servers, ...servers.servers.slice(0, 1)];
  const leaderboards = leaderboardsOn(...played.map(({ id }) => id));
  expect(modesOf({ leaderboards, servers }).map(({ hue }) => hue)).toEqual(played.map(({ hue }) => hue));
});

test('each mode has its titles', () => {
  const { titles } = readSubject('leaderboards', written).modes[0] ?? {};
  expect(titlesOf(leaderboardsOn('a', 'b'))).toEqual({ m0: titles, m1: titles });
});

test('pages get what players are ranked by, with the names that its figures have', () => {
  const metrics = mode?.metrics.map((metric) => {
    if (metric.id === 'deaths') return { ...metric, shown: true, best: 'lowest' };
    return metric.id === 'level' ? { ...metric, id: 'island', shown: true } : metric;
  });
  const leaderboards = readSubject('leaderboards', { ...written, modes: [{ ...mode, metrics }] });
  const [drawn] = modesOf({ leaderboards, servers });
  expect(drawn?.metrics.map(({ id, of, sign }) => [id, of, sign])).toEqual([
    ['kills', ['kills'], undefined],
    ['kdr', ['kills', 'deaths'], undefined],
    ['playtime', ['playtime'], undefined],
    ['blocks', ['blocksBreaked'], undefined],
    ['mobkills', ['mobKills'], undefined],
    ['deaths', ['deaths'], -1],
    ['island', ['level'], undefined],
  ]);
});

test('companions are told what to sum for which server, and nothing else', () => {
  const { modes } = boardsOf(leaderboardsOn('a', 'b'));
  expect(modes.map(({ id, server }) => [id, server])).toEqual([
    ['m0', 'a'],
    ['m1', 'b'],
  ]);
  const counted = mode?.metrics.flatMap(({ id, unit, source }) =>
    typeof source === 'object' && 'statistics' in source ? { id, unit, ...source } : [],
  );
  expect(modes[0]?.metrics).toEqual(counted);
});
