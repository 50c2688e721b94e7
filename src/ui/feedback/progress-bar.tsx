import { styled } from 'styled-components';
import type { ColorName } from '@/theme/tokens';

export interface ProgressBarProps {
  label: string;
  /** In per cent, 0 to 100. */
  value: number;
  color?: ColorName;
}

const Track = styled.svg<{ $color: ColorName }>`
  width: 100%;
  height: 8px;
  background: ${({ theme }) => theme.color.line};

  rect {
    fill: ${({ theme, $color }) => theme.color[$color]};
  }
`;

/** How far something has come. */
export const ProgressBar = ({ label, value, color = 'grass' }: ProgressBarProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Track $color={color} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </Track>
    </div>
  );
};
