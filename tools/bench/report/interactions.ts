import type { AnotherPage } from '../interactions/another-page';
import type { Interactions } from '../interactions/interactions';
import { code, milliseconds, table } from './markdown';
import type { Section } from './section';

const nameOf = ({ path, link }: AnotherPage) => `${code(path)}, from the ${link}`;

export const interactions: Section<Interactions> = {
  title: 'Interaction latency',
  blocks: (result) => {
    const { visits, slowDown, device, target, threshold, floor, routes } = result;
    const { anotherPage, barePage, liveAnswers, taskTarget } = result;
    const latency = (value: number) =>
      value === 0 ? `under ${milliseconds(threshold)}` : milliseconds(value);
    const tooSlow = anotherPage.filter(({ shown }) => shown > target);
    const late = routes.filter(({ longest }) => longest > target);
    return [
      `Somebody visits each of these pages on a phone (Chromium as a ${device} with one pixel for each of CSS, its processor
${String(slowDown)} times slower than this machine's), in a context of their own, and touches and types what is listed, once
the app has taken the page over. Latency is measured as INP is: from the touch or key to the frame that shows its effect, the
longest event of each interaction. The browser rounds it to 8 ms and tells of nothing below ${milliseconds(threshold)}. Where a
line has several keys, their longest counts. The figures are medians of ${String(visits)} visits; the longest interaction of a
visit should take at most ${milliseconds(target)}. A bare page with one button, in the same run, is the floor.`,
      late.length === 0
        ? `All pages stay within ${milliseconds(target)}.`
        : `Above ${milliseconds(target)}: ${late.map(({ path, longest }) => `${code(path)} with ${latency(longest)}`).join(', ')}.`,
      table(
        ['page', 'longest interaction of a visit'],
        [
          ['a bare page', latency(floor.longest)],
          ...routes.map(({ path, longest }) => [code(path), latency(longest)]),
        ],
      ),
      table(
        ['what the visitor does', 'median', 'longest of all visits'],
        routes.flatMap(({ path, steps }) =>
          steps.map((step) => [`${code(path)}: ${step.name}`, latency(step.latency), latency(step.worst)]),
        ),
      ),
      `From the home page somebody with a mouse follows each link of the header and of the footer, which has been pointed at
for a quarter of a second, on a desktop with this machine's processor as it is and the service worker of a first visit. The
browser itself tells how long it took from the click (\`soft-navigation\`): until the page's work on the first frame with
something of the other page was done, and until that frame was on the screen. In between the processor draws 1,440 by 900
pixels, which elsewhere a graphics chip does. The other page should show within
${milliseconds(target)}. A bare page that shows another word is the floor.`,
      tooSlow.length === 0
        ? `All pages show within ${milliseconds(target)}.`
        : `Above ${milliseconds(target)}: ${tooSlow.map((arrival) => `${nameOf(arrival)} with ${milliseconds(arrival.shown)}`).join('; ')}.`,
      table(
        ['another page', 'work is done', 'on the screen', 'longest'],
        [
          ['a bare page', barePage] as const,
          ...anotherPage.map((arrival) => [nameOf(arrival), arrival] as const),
        ].map(([name, { painted, shown, worst }]) => [
          name,
          milliseconds(painted),
          milliseconds(shown),
          milliseconds(worst),
        ]),
      ),
      `What arrives while a page is shown, on the phone above: the longest task of the main thread that follows, of which
${milliseconds(taskTarget)} are allowed. Every figure changes, and all servers are full.`,
      table(
        ['what arrives', 'median', 'longest'],
        liveAnswers.map(({ path, name, task, worst }) => [
          `${code(path)}: ${name}`,
          milliseconds(task),
          milliseconds(worst),
        ]),
      ),
    ];
  },
};
