import { styled } from 'styled-components';
import { leaderboardTexts } from '#messages/leaderboard';
import type { BoardMetric } from '@/contract/network/metrics';
import { block, focusInside, onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[1]};
  margin-bottom: ${({ theme }) => theme.space[3]};

  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  ${onlyWithScript}
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));

    & > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;
const Choice = styled.button`
  ${block('small')}
  ${focusInside}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 52px;
  padding: ${({ theme }) => theme.space[1]};
  border: 0;
  color: ${({ theme }) => theme.color.muted};
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    --fill: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-pressed='true'] {
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.grass};
    --edge-top: ${({ theme }) => theme.color.grass};
    color: ${({ theme }) => theme.color.text};
    box-shadow: inset 0 -4px 0 ${({ theme }) => theme.color.grass};
  }
  & > svg {
    flex: none;
  }
`;

export interface MetricBarProps {
  metrics: readonly BoardMetric[];
  metric: BoardMetric;
  onChoose: (id: string) => void;
}

export const MetricBar = ({ metrics, metric, onChoose }: MetricBarProps) => (
  <Bar role="group" aria-label={leaderboardTexts.metrics}>
    {metrics.map(({ id, title, art }) => (
      <Choice key={id} type="button" aria-pressed={id === metric.id} onClick={() => onChoose(id)}>
        <PixelIcon name={art} size={24} />
        {title}
      </Choice>
    ))}
  </Bar>
);
