import { round } from '../figures';
import { type Row, type Tables } from '../results';
import type { CountsOfCrowd, Traffic } from './traffic';
import { openPages } from './visitors';

const HOUR_S = 3_600;
/** Maximum cost of a crowd behind the shared cache, as a multiple of one visitor's calls. */
const MOST = 2;

/** Returns the calls and commands of an hour, a tab's requests, and how a crowd's calls compare with one visitor's. */
export const trafficTables = ({ visitors: many, seconds, polls, crowds }: Traffic): Tables => {
  const find = (visitors: CountsOfCrowd['visitors'], isCached: boolean) =>
    crowds.find((crowd) => crowd.visitors === visitors && crowd.isCached === isCached);
  const inAnHour = (counted = 0) => round((counted * HOUR_S) / seconds);
  const paths = [
    ...new Set([...polls.map(({ path }) => path), ...crowds.flatMap(({ calls }) => Object.keys(calls))]),
  ];
  // A visitor has one tab per page, and each tab polls.
  const tabsOf = (page: string | null) => (page === null ? openPages(polls).length : 1);
  const callsOf = (page: string | null, crowd: CountsOfCrowd | undefined) =>
    polls
      .filter((poll) => poll.page === page)
      .reduce((sum, { path }) => sum + (crowd?.calls[path] ?? NaN), 0);
  const compared = (page: string | null, one: CountsOfCrowd | undefined) => {
    const ratio = callsOf(page, find('many', true)) / (callsOf(page, one) / tabsOf(page));
    return Number.isNaN(ratio) ? null : round(ratio, 2);
  };
  const TO_ONE = 'to one without the cache';
  return {
    requests: polls.map(({ page, path }) => {
      const [tab, crowd] = [find('one', false), find('many', false)].map(
        (of) => (of?.requests[path] ?? 0) / tabsOf(page),
      );
      return {
        [`in ${String(seconds)} s`]: `\`${path}\``,
        'requests of a tab': tab ?? null,
        'of each visitor of the crowd': round((crowd ?? 0) / many, 1),
      };
    }),
    'an hour': crowds.map(({ visitors, isCached, calls, commands }): Row => ({
      'visitors on each page': visitors === 'many' ? many.toLocaleString('en') : visitors,
      'shared cache': visitors === 'nobody' ? null : isCached ? 'yes' : 'no',
      ...Object.fromEntries(paths.map((path) => [`\`${path}\``, inAnHour(calls[path])])),
      'database commands': inAnHour(commands),
    })),
    compared: [
      ...[...new Set(polls.map(({ page }) => page))].map((page) => ({
        page: page === null ? 'every page' : `\`${page}\``,
        [TO_ONE]: compared(page, find('one', false)),
        'to one behind the cache': compared(page, find('one', true)),
      })),
      { page: 'at most', [TO_ONE]: MOST },
    ],
  };
};
