import { styled } from 'styled-components';
import { historyTexts, kindTexts, rangeTexts } from '#messages/server-history';
import { HISTORY_RANGES, type HistoryRange } from '@/contract/status-history';
import { focusInside } from '@/theme/mixins';
import { Stack } from '@/ui/layout/stack';
import { HISTORY_KINDS, type HistoryKind } from './history-kinds';

const Choice = styled.button`
  min-height: ${({ theme }) => theme.size.touch};
  padding-inline: ${({ theme }) => theme.space[1.5]};
  border: 0;
  clip-path: ${({ theme }) => theme.corner.small};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 600;
  cursor: pointer;
  ${focusInside}

  &:hover {
    background: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
    box-shadow: inset 0 -3px 0 ${({ theme }) => theme.color.grass};
  }
`;

export interface HistoryRangesProps {
  range: HistoryRange;
  onChoose: (range: HistoryRange) => void;
}

export const HistoryRanges = ({ range, onChoose }: HistoryRangesProps) => (
  <Stack direction="row" gap={0.5} role="group" aria-label={historyTexts.ranges}>
    {HISTORY_RANGES.map((choice) => (
      <Choice key={choice} type="button" aria-pressed={choice === range} onClick={() => onChoose(choice)}>
        {rangeTexts[choice].short}
      </Choice>
    ))}
  </Stack>
);

export interface HistoryKindsProps {
  kind: HistoryKind;
  onChoose: (kind: HistoryKind) => void;
}

export const HistoryKinds = ({ kind, onChoose }: HistoryKindsProps) => (
  <Stack direction="row" gap={0.5} role="group" aria-label={historyTexts.kinds}>
    {HISTORY_KINDS.map((choice) => (
      <Choice key={choice} type="button" aria-pressed={choice === kind} onClick={() => onChoose(choice)}>
        {kindTexts[choice].button}
      </Choice>
    ))}
  </Stack>
);
