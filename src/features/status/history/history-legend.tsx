import { styled } from 'styled-components';
import { servers } from '#network/servers';
import type { GameServer } from '@/contract/network/servers';
import type { ColorName } from '@/theme/tokens';
import type { Moment } from './history-kinds';
import { dashOf, LINE_WIDTH } from './history-lines';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[3]}`};
  min-height: 3.5rem;
  font-size: ${({ theme }) => theme.fontSize.small};

  ${({ theme }) => theme.media.medium} {
    min-height: 1.75rem;
  }
`;
const Entry = styled.div<{ $color: ColorName }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};

  & > svg {
    flex: none;
    stroke: ${({ theme, $color }) => theme.color[$color]};
  }
  dd {
    min-width: 4ch;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
const Moment = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

const Line = ({ server }: { server: GameServer }) => (
  <svg width="32" height="8" viewBox="0 0 32 8" aria-hidden="true">
    <path d="M0 4h32" strokeWidth={LINE_WIDTH + 1} strokeDasharray={dashOf(server).join(' ')} />
  </svg>
);

export interface HistoryLegendProps {
  moment: Moment;
  /** Its time as text. */
  label: string;
  format: (figure: number) => string;
}

/** Names of the lines, with their figures at a moment. */
export const HistoryLegend = ({ moment, label, format }: HistoryLegendProps) => (
  <Row>
    <Row as="dl">
      {servers.map((server) => {
        const figure = moment.figures[server.id];
        return (
          <Entry key={server.id} $color={server.hue}>
            <Line server={server} />
            <dt>{server.group}</dt>
            <dd>{figure === null ? '–' : format(figure)}</dd>
          </Entry>
        );
      })}
    </Row>
    <Moment>
      <time dateTime={moment.at}>{label}</time>
    </Moment>
  </Row>
);
