import type { FirstPaint } from '../first-paint/first-paint';
import { before } from './before';
import type { BarChart } from './chart';

/** The scores of all pages. Where several were read before, their middle stands for them. */
export const scoreChart = ({ routes }: FirstPaint): BarChart => ({
  title: 'Lighthouse performance on a phone: points of 100, more is better',
  max: 100,
  ticks: [0, 50, 90, 100],
  series: ['before', 'now', 'without scripts'],
  groups: routes.map(({ path, page, floor }) => {
    const [least, most] = before[path]?.score ?? [];
    const then = least === undefined || most === undefined ? null : (least + most) / 2;
    return { label: path, values: [then, page.score, floor.score] };
  }),
});
