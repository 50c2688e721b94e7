import { styled } from 'styled-components';
import { SERVER_IDS, type ServerId, servers } from '@/content/servers';
import type { HistoryResponse, HistoryPoint } from '@/contract/status-history';
import { formatNumber } from '@/lib/format';
import { focusInside } from '@/theme/mixins';
import { highestOf, labelOf, ROW_UNITS } from './history-summary';

const Details = styled.details`
  summary {
    padding-block: 10px;
    color: ${({ theme }) => theme.color.muted};
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;
const Frame = styled.div`
  max-height: 320px;
  overflow: auto;
  ${focusInside}
`;
const Table = styled.table`
  width: 100%;
  font-size: ${({ theme }) => theme.fontSize.small};

  caption {
    padding-bottom: ${({ theme }) => theme.space[1]};
    color: ${({ theme }) => theme.color.muted};
    text-align: start;
  }
  th,
  td {
    padding: ${({ theme }) => theme.space[1]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
`;

const Row = ({ label, players }: { label: string; players: HistoryPoint<ServerId>['players'] }) => (
  <tr>
    <th scope="row">{label}</th>
    {SERVER_IDS.map((id) => {
      const count = players[id];
      return <td key={id}>{count === null ? 'No answer' : formatNumber(Math.round(count))}</td>;
    })}
  </tr>
);

/** The figures of the chart in words and numbers, newest first. */
export const HistoryTable = ({ history: { range, points } }: { history: HistoryResponse<ServerId> }) => {
  const unit = ROW_UNITS[range];
  return (
    <Details>
      <summary>Show as a table</summary>
      <Frame role="region" aria-label="Players over time as a table" tabIndex={0}>
        <Table>
          <caption>Most players on each server, by {unit}</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {SERVER_IDS.map((id) => (
                <th key={id} scope="col">
                  {servers[id].group}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {highestOf(points, unit)
              .toReversed()
              .map(({ at, players }) => (
                <Row key={at} label={labelOf(at, unit)} players={players} />
              ))}
          </tbody>
        </Table>
      </Frame>
    </Details>
  );
};
