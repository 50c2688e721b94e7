import type { FirstPaint, PaintOfRoute } from '../first-paint/first-paint';
import { before } from './before';
import { code, milliseconds, NONE, ratio, seconds, table } from './markdown';
import type { Section } from './section';

/** Names of the chart's files, beside the other pictures of the documents. */
export const CHART = { light: 'first-paint-light.svg', dark: 'first-paint-dark.svg' };

const scoreBefore = (path: string): string => {
  const [least, most] = before[path]?.score ?? [];
  if (least === undefined) return NONE;
  return least === most ? String(least) : `${String(least)} to ${String(most)}`;
};

const scores = ({ routes }: FirstPaint) =>
  table(
    ['page', 'performance', 'without scripts', 'before', 'accessibility', 'best practices', 'SEO'],
    routes.map(({ path, page, floor, marks }) => [
      code(path),
      String(page.score),
      String(floor.score),
      scoreBefore(path),
      String(marks.accessibility),
      String(marks.bestPractices),
      String(marks.seo),
    ]),
  );

const times = ({ routes }: FirstPaint) =>
  table(
    [
      'page',
      'largest paint',
      'without scripts',
      'ratio',
      'largest paint before',
      'blocking time',
      'blocking time before',
      'layout shift',
    ],
    routes.map(({ path, page, floor }) => {
      const { largestPaint, blocking } = before[path] ?? {};
      return [
        code(path),
        seconds(page.largestPaint),
        seconds(floor.largestPaint),
        ratio(page.largestPaint, floor.largestPaint),
        largestPaint === undefined ? NONE : seconds(largestPaint),
        milliseconds(page.blocking),
        blocking === undefined ? NONE : milliseconds(blocking),
        page.shift.toFixed(3),
      ];
    }),
  );

/** The route that has most of something. */
const most = (routes: readonly PaintOfRoute[], of: (route: PaintOfRoute) => number) =>
  routes.toSorted((a, b) => of(b) - of(a))[0];

const summary = ({ routes }: FirstPaint): string[] => {
  const relative = ({ page, floor }: PaintOfRoute) => page.largestPaint / floor.largestPaint;
  const slowest = most(routes, ({ page }) => -page.score);
  const latest = most(routes, relative);
  const busiest = most(routes, ({ page }) => page.blocking);
  if (!slowest || !latest || !busiest) return [];
  return [
    `The lowest score is ${String(slowest.page.score)}, of ${code(slowest.path)}. The largest paint comes at most
${relative(latest).toFixed(2)} times as late as without scripts, on ${code(latest.path)}. The longest blocking time is
${milliseconds(busiest.page.blocking)}, on ${code(busiest.path)}.`,
  ];
};

const notes = ({ routes }: FirstPaint): string[] => {
  const faulty = routes.filter(({ marks }) => marks.faults.length > 0);
  return [
    `Players' pictures, which other hosts serve, came from this machine, as one plain picture for all.`,
    ...(faulty.length > 0 ? ['What cost points besides performance:'] : []),
    faulty.map(({ path, marks }) => `- ${code(path)}: ${marks.faults.join('; ')}`).join('\n'),
  ].filter((block) => block !== '');
};

export const firstPaint: Section<FirstPaint> = {
  title: 'First paint',
  blocks: (result) => [
    `Each public page as Lighthouse sees it on a phone, with a simulated slow network and processor. Every page was read
${String(result.rounds)} times, in turns with the same page without its scripts, which is the floor of what a page of that
content can be; each reading had a browser of its own. The figures are medians; accessibility, best practices and SEO are from
one reading. _Before_ is the site before [decision 19](decisions/0019-hydrate-in-parts.md), measured on another day, where it
was written down; its blocking times were between 840 and 2,170 ms.`,
    `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="pictures/${CHART.dark}">
  <img src="pictures/${CHART.light}" alt="Performance scores of all pages, before, now and without scripts; the table below has the same figures">
</picture>`,
    scores(result),
    ...summary(result),
    times(result),
    ...notes(result),
  ],
};
