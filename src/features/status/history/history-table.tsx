import { styled } from 'styled-components';
import { historyTexts, kindTexts } from '#messages/server-history';
import { servers } from '#network/servers';
import type { HistoryRange } from '@/contract/status-history';
import { focusInside } from '@/theme/mixins';
import { kindRules, type HistoryKind, type Moment } from './history-kinds';
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
      const figure = figures[id];
      return <td key={id}>{figure === null ? kindTexts[kind].missing : kindRules[kind].format(figure)}</td>;
    })}
  </tr>
);

export interface HistoryTableProps {
  moments: readonly Moment[];
  range: HistoryRange;
  kind: HistoryKind;
}

/** The chart's figures as a table, newest first. */
export const HistoryTable = ({ moments, range, kind }: HistoryTableProps) => {
  const unit = ROW_UNITS[range];
  const { caption, table } = kindTexts[kind];
  return (
    <Details>
      <summary>{historyTexts.tableLabel}</summary>
      <Frame role="region" aria-label={table} tabIndex={0}>
        <Table>
          <caption>{caption[unit]}</caption>
          <thead>
            <tr>
              <th scope="col">{historyTexts.time}</th>
              {servers.map(({ id, group }) => (
                <th key={id} scope="col">
                  {group}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summaryOf(moments, unit, kindRules[kind].pick)
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
