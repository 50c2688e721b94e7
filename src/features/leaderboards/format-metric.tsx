import { Fragment } from 'react';
import { groupMark } from '#network/numbers';
import type { BoardMetric } from '@/contract/network/metrics';
import { formatNumber } from '@/lib/format-number';

/** Formats a figure: `14,999`, a ratio as `12.50`, whole hours as `1,234h`, a rank as its name. */
export const formatMetric = ({ unit, steps }: BoardMetric, value: number): string => {
  if (unit === 'ratio') return formatNumber(value, 2);
  const floor = Math.floor(value);
  const whole = formatNumber(floor);
  return unit === 'hours' ? `${whole}h` : (steps?.[floor] ?? whole);
};

/** Figures with more characters are set in a smaller size. */
export const LONG_FIGURE = 12;

/** A number or name that can wrap between digit groups and after underscores if it is too wide. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(new RegExp(`(?<=[${groupMark}_])`)).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
