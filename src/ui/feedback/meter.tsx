import { useId } from 'react';
import { styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';

export interface MeterProps {
  label: string;
  value: number;
  max: number;
  color?: ColorName;
  /** Text read out and shown at the end of the label, such as `20 of 20 ticks`. */
  valueText?: string;
  /** A remark before the value, such as `assumed`. */
  note?: string;
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
  margin-bottom: ${({ theme }) => theme.space[0.5]};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 500;
`;
const Label = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
const Note = styled(Label)`
  margin-inline-start: auto;
`;
const ValueText = styled.span`
  font-variant-numeric: tabular-nums;
`;
const Track = styled.svg<{ $color: ColorName }>`
  width: 100%;
  height: 12px;
  background: ${({ theme }) => theme.color.line};
  --step: calc((100% + 2px) / 20);
  mask: repeating-linear-gradient(90deg, black 0 calc(var(--step) - 2px), transparent 0 var(--step));

  rect {
    fill: ${({ theme, $color }) => theme.color[$color]};
  }
`;

/** A value as a bar of twenty blocks, drawn between 0 and `max`. */
export const Meter = ({ label, value, max, color = 'grass', valueText, note }: MeterProps) => {
  const labelId = useId();
  const noteId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div>
      <Head>
        <Label id={labelId}>{label}</Label>
        {note !== undefined && <Note id={noteId}>{note}</Note>}
        {/* A new element per text, because a longer one starts elsewhere, which counts as a layout shift. */}
        {valueText !== undefined && <ValueText key={valueText}>{valueText}</ValueText>}
      </Head>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
      >
        <Track $color={color} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share * 100} height="1" />
        </Track>
      </div>
    </div>
  );
};
