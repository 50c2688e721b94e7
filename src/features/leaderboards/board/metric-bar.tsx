import { styled } from 'styled-components';
import { metrics } from '@/content/leaderboard';
import { METRICS, type Metric } from '@/contract/leaderboard';
import { block, focusInside, onlyWithScript } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[1]};
  margin-bottom: ${({ theme }) => theme.space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${onlyWithScript}
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    & > :first-child {
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
  metric: Metric;
  onChoose: (metric: Metric) => void;
}

export const MetricBar = ({ metric, onChoose }: MetricBarProps) => (
  <Bar role="group" aria-label="Rank by">
    {METRICS.map((choice) => (
      <Choice key={choice} type="button" aria-pressed={choice === metric} onClick={() => onChoose(choice)}>
        <PixelIcon name={metrics[choice].art} size={24} />
        {metrics[choice].label}
      </Choice>
    ))}
  </Bar>
);
