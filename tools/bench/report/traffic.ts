import { perHour } from '../traffic/per-hour';
import type { CountsOfCrowd, Traffic } from '../traffic/traffic';
import { openPages } from '../traffic/visitors';
import { code, count, NONE, ratio, table } from './markdown';
import type { Section } from './section';

/** How many times the calls of one visitor a crowd behind the shared cache may cost. */
const MOST = 2;

const find = ({ crowds }: Traffic, visitors: CountsOfCrowd['visitors'], isCached: boolean) =>
  crowds.find((crowd) => crowd.visitors === visitors && crowd.isCached === isCached);

const pathsOf = (traffic: Traffic): string[] => [
  ...new Set([
    ...traffic.polls.map(({ path }) => path),
    ...traffic.crowds.flatMap(({ calls }) => Object.keys(calls)),
  ]),
];

const perHourTable = (traffic: Traffic): string => {
  const paths = pathsOf(traffic);
  const inAnHour = (counted = 0) => count(perHour(counted, traffic.seconds));
  return table(
    ['visitors on each page', 'shared cache', ...paths.map(code), 'database commands'],
    traffic.crowds.map(({ visitors, isCached, calls, commands }) => [
      { nobody: 'nobody', one: 'one', many: count(traffic.visitors) }[visitors],
      visitors === 'nobody' ? NONE : isCached ? 'yes' : 'no',
      ...paths.map((path) => inAnHour(calls[path])),
      inAnHour(commands),
    ]),
  );
};

/** Calls of an open page in the whole time; of null, for what every page asks for, of all pages. */
export const callsOf = (
  { polls }: Pick<Traffic, 'polls'>,
  page: string | null,
  crowd: Pick<CountsOfCrowd, 'calls'>,
): number =>
  polls.filter((poll) => poll.page === page).reduce((sum, { path }) => sum + (crowd.calls[path] ?? 0), 0);

/** How many tabs of one visitor ask for what that page asks for. */
const tabsOf = ({ polls }: Traffic, page: string | null): number =>
  page === null ? openPages(polls).length : 1;

const comparison = (traffic: Traffic): string[] => {
  const [many, alone, cached] = [
    find(traffic, 'many', true),
    find(traffic, 'one', false),
    find(traffic, 'one', true),
  ];
  if (!many || !alone || !cached) {
    return ['There was no nginx on this machine, so nothing is known of a shared cache.'];
  }
  const pages = [...new Set(traffic.polls.map(({ page }) => page))];
  // One visitor has a tab on each page, and each tab asks.
  const ofOneTab = (page: string | null, one: CountsOfCrowd) =>
    callsOf(traffic, page, one) / tabsOf(traffic, page);
  const times = (page: string | null, one: CountsOfCrowd) =>
    ratio(callsOf(traffic, page, many), ofOneTab(page, one));
  const within = pages.filter((page) => Number(times(page, alone)) <= MOST);
  const verdict = within.length === pages.length ? 'All stay within that.' : 'Not all stay within that.';
  const isCheaper = pages.some((page) => callsOf(traffic, page, cached) < callsOf(traffic, page, alone));
  return [
    `Function calls of ${count(traffic.visitors)} visitors behind the shared cache, as a ratio to those of one visitor. Allowed are
${String(MOST)} times the calls of one visitor without the cache. ${verdict}`,
    table(
      ['page', 'to one without the cache', 'to one behind the cache'],
      pages.map((page) => [
        page === null ? 'every page' : code(page),
        times(page, alone),
        times(page, cached),
      ]),
    ),
    ...(isCheaper
      ? [
          `One visitor alone costs less behind the cache than without: some polls come as soon as the copy is 30 seconds old, which
nginx, counting in whole seconds, still takes for fresh.`,
        ]
      : []),
  ];
};

const asked = (traffic: Traffic): string => {
  const [tab, crowd] = [find(traffic, 'one', false), find(traffic, 'many', false)];
  const each = traffic.polls.map(({ page, path }) => {
    const tabs = tabsOf(traffic, page);
    const ofCrowd = ((crowd?.requests[path] ?? 0) / tabs / traffic.visitors).toFixed(1);
    return `${code(path)} ${String((tab?.requests[path] ?? 0) / tabs)} (${ofCrowd})`;
  });
  return `Requests of a tab in ${count(traffic.seconds)} seconds, and in brackets of each visitor of the crowd: ${each.join(', ')}.`;
};

export const traffic: Section<Traffic> = {
  title: 'Traffic',
  blocks: (result) => [
    `What visitors cost who leave a page open for an hour. Counted for ${count(result.seconds)} seconds, the longest interval of
what pages ask for, and given for an hour at the same pace. _One_ is a real Chromium tab on each of
${openPages(result.polls).map(code).join(' and ')}, counted from its arrival; the crowd is simulated: as many visitors on each page,
who came long ago, ask at the intervals of the app's own constants, spread evenly. Each kind of visitors has a site and a
database of its own; functions run in one warm instance, which keeps snapshots in memory. The shared cache is nginx
${result.nginx ?? ''} with ${code('proxy_cache')}, a lock for simultaneous misses, and renewal in the background. It obeys
${code('max-age')} and ${code('stale-while-revalidate')} of what functions say to the CDN (${code('Netlify-CDN-Cache-Control')}), which
a small proxy puts into the header that nginx reads. Scheduled runs are no calls of visitors, but their commands are among
the database's, those of _nobody_.`,
    asked(result),
    'In an hour:',
    perHourTable(result),
    ...comparison(result),
  ],
};
