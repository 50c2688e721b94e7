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

test('modes have the color of their server, which may have several', () => {
  const played = [...servers.servers, ...servers.servers.slice(0, 1)];
  const leaderboards = leaderboardsOn(...played.map(({ id }) => id));
  expect(modesOf({ leaderboards, servers }).map(({ hue }) => hue)).toEqual(played.map(({ hue }) => hue));
});

test('each mode has its titles', () => {
  const { titles } = readSubject('leaderboards', written).modes[0] ?? {};
  expect(titlesOf(leaderboardsOn('a', 'b'))).toEqual({ m0: titles, m1: titles });
});

test('pages get what players are ranked by, by its ids', () => {
  const metrics = mode?.metrics.map((metric) => {
    if (metric.id === 'deaths') return { ...metric, shown: true, best: 'lowest' };
    return metric.id === 'level' ? { ...metric, id: 'island', shown: true } : metric;
  });
  const leaderboards = readSubject('leaderboards', { ...written, modes: [{ ...mode, metrics }] });
  const [drawn] = modesOf({ leaderboards, servers });
  expect(drawn?.metrics.map(({ id, sign }) => [id, sign])).toEqual([
    ['kills', undefined],
    ['kdr', undefined],
    ['playtime', undefined],
    ['blocks', undefined],
    ['mobkills', undefined],
    ['deaths', -1],
    ['island', undefined],
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
