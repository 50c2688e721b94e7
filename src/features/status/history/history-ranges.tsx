import { styled } from 'styled-components';
import { HISTORY_RANGES, type HistoryRange } from '@/contract/status-history';
import { focusInside } from '@/theme/mixins';
import { Stack } from '@/ui/layout/stack';
import { HISTORY_KINDS, kindWords, type HistoryKind } from './history-kinds';

/** What a range is called on its button, and in a sentence. */
export const RANGE_NAMES: Record<HistoryRange, { short: string; long: string }> = {
  '24h': { short: '24 hours', long: 'the last 24 hours' },
  '7d': { short: '7 days', long: 'the last 7 days' },
  '90d': { short: '90 days', long: 'the last 90 days' },
};

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
  <Stack direction="row" gap={0.5} role="group" aria-label="Time range">
    {HISTORY_RANGES.map((choice) => (
      <Choice key={choice} type="button" aria-pressed={choice === range} onClick={() => onChoose(choice)}>
        {RANGE_NAMES[choice].short}
      </Choice>
    ))}
  </Stack>
);

export interface HistoryKindsProps {
  kind: HistoryKind;
  onChoose: (kind: HistoryKind) => void;
}

export const HistoryKinds = ({ kind, onChoose }: HistoryKindsProps) => (
  <Stack direction="row" gap={0.5} role="group" aria-label="Figures">
    {HISTORY_KINDS.map((choice) => (
      <Choice key={choice} type="button" aria-pressed={choice === kind} onClick={() => onChoose(choice)}>
        {kindWords[choice].button}
      </Choice>
    ))}
  </Stack>
);
