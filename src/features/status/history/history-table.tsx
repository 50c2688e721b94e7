import { styled } from 'styled-components';
import { servers } from '#network/servers';
import type { HistoryRange } from '@/contract/status-history';
import { focusInside } from '@/theme/mixins';
import { kindWords, type HistoryKind, type Moment } from './history-kinds';
import { labelOf, ROW_UNITS, summaryOf } from './history-summary';

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

const Row = ({ label, figures, kind }: { label: string; figures: Moment['figures']; kind: HistoryKind }) => (
  <tr>
    <th scope="row">{label}</th>
    {servers.map(({ id }) => {
      const { missing, format } = kindWords[kind];
      const figure = figures[id];
      return <td key={id}>{figure === null ? missing : format(figure)}</td>;
    })}
  </tr>
);

export interface HistoryTableProps {
  moments: readonly Moment[];
  range: HistoryRange;
  kind: HistoryKind;
}

/** The figures of the chart in words and numbers, newest first. */
export const HistoryTable = ({ moments, range, kind }: HistoryTableProps) => {
  const unit = ROW_UNITS[range];
  const { title, picked, pick } = kindWords[kind];
  return (
    <Details>
      <summary>Show as a table</summary>
      <Frame role="region" aria-label={`${title} as a table`} tabIndex={0}>
        <Table>
          <caption>
            {picked}, by {unit}
          </caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {servers.map(({ id, group }) => (
                <th key={id} scope="col">
                  {group}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summaryOf(moments, unit, pick)
              .toReversed()
              .map(({ at, figures }) => (
                <Row key={at} label={labelOf(at, unit)} figures={figures} kind={kind} />
              ))}
          </tbody>
        </Table>
      </Frame>
    </Details>
  );
};
