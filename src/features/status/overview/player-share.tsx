import { styled } from 'styled-components';
import { servers } from '#network/servers';
import { formatNumber } from '@/lib/format-number';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import type { ColorName } from '@/theme/tokens';
import { selectServers } from '../status-slice';
import type { TrackedServer } from '../types';
import { Unknown } from './figure';

const Bar = styled.svg`
  width: 100%;
  height: 8px;
  margin-block: ${({ theme }) => theme.space[1]};
  background: ${({ theme }) => theme.color.line};
`;
const Part = styled.rect<{ $color: ColorName }>`
  fill: ${({ theme, $color }) => theme.color[$color]};
`;
/** Separate columns, so that no entry moves another when its number grows. */
const Legend = styled.span`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr));
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[2]}`};
  font-variant-numeric: tabular-nums;
`;
const Entry = styled.span<{ $color: ColorName }>`
  &::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 6px;
    background: ${({ theme, $color }) => theme.color[$color]};
  }
`;

/** Distribution of players over the servers: a bar in the servers' hues, and the same as text. */
export const PlayerShare = () => {
  const tracked = useDrawnSelector(selectServers);
  const counts = servers.map(({ id }) => tracked[id].players.online ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const isKnown = ({ online, players }: TrackedServer) => online && players.online !== null;
  const start = (index: number) => counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Bar viewBox={`0 0 ${String(Math.max(1, total))} 1`} preserveAspectRatio="none" aria-hidden="true">
        {servers.map(({ id, hue }, index) => (
          <Part key={id} $color={hue} x={start(index)} width={counts[index]} height="1" />
        ))}
      </Bar>
      <Legend>
        {servers.map(({ id, group, hue }, index) => (
          <Entry key={id} $color={hue}>
            {group} {isKnown(tracked[id]) ? formatNumber(counts[index] ?? 0) : <Unknown />}
          </Entry>
        ))}
      </Legend>
    </>
  );
};
