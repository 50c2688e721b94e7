import { killDeathRatio } from '@/contract/leaderboard';
import { leftOutLine } from '../../companion/statistics/left-out';
import type { PushReport } from '../../companion/statistics/push';

/** Of a long list, so many lines are printed. */
const TABLE_LINES = 50;

const shown = (count: number) => count.toLocaleString('en-US');
const counted = (count: number, what: string) => `${shown(count)} ${what}${count === 1 ? '' : 's'}`;

/** What a run found, line by line; what could not be used comes first, so that the sum stays in view. */
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

/** What would be sent, the best by kills first, as far as a terminal is good for. */
export function tableRows({ changed }: PushReport): Record<string, string>[] {
  return changed
    .toSorted((one, other) => other.kills - one.kills)
    .slice(0, TABLE_LINES)
    .map((player) => ({
      username: player.username,
      kills: shown(player.kills),
      deaths: shown(player.deaths),
      'k/d': killDeathRatio(player).toFixed(2),
      hours: shown(Math.floor(player.playtime)),
      blocks: shown(player.blocksBreaked),
      'mob kills': shown(player.mobKills),
      uuid: player.uuid,
    }));
}
