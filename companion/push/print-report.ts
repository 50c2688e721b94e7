import { leftOutLine } from '../statistics/left-out';
import type { PushReport } from '../statistics/push';
import type { PushedPlayer } from '../statistics/site';

/** Maximum number of lines to print. */
const TABLE_LINES = 50;

const shown = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, what: string) => `${shown(count)} ${what}${count === 1 ? '' : 's'}`;

/** Returns the lines of a run's report. Unusable files come first, so that the totals stay in view. */
export function reportLines({ read, leftOut, changed, sent, withdrawn, skipped }: PushReport): string[] {
  return [
    ...skipped.slice(0, TABLE_LINES).map((file) => `Skipped ${file}.`),
    ...(skipped.length > TABLE_LINES
      ? [`Skipped ${counted(skipped.length - TABLE_LINES, 'more file')}.`]
      : []),
    ...leftOut.map((some) => `Left out ${leftOutLine(some)}.`),
    [
      `${counted(read, 'player')} read`,
      ...(skipped.length > 0 ? [`${counted(skipped.length, 'file')} skipped`] : []),
      ...(withdrawn.length > 0 ? [`${shown(withdrawn.length)} taken off the board`] : []),
      `${shown(changed.length)} changed`,
      `${shown(sent)} sent`,
    ]
      .join(', ')
      .concat('.'),
  ];
}

/** Returns the rows to be sent, sorted by the first figure, up to the limit for a terminal. */
export function tableRows({ changed }: PushReport): Record<string, string>[] {
  const first = ({ metrics }: PushedPlayer) => Object.values(metrics)[0] ?? 0;
  return changed
    .toSorted((one, other) => first(other) - first(one))
    .slice(0, TABLE_LINES)
    .map(({ uuid, username, metrics }) => ({
      username,
      ...(Object.fromEntries(
        Object.entries(metrics).map(([id, figure]) => [id, shown(Math.floor(figure))]),
      ) as Record<string, string>),
      uuid,
    }));
}
