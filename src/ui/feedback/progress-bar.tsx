import { styled } from 'styled-components';

export interface ProgressBarProps {
  label: string;
  /** Percent, 0 to 100. */
  value: number;
}

const Track = styled.svg`
  width: 100%;
  height: 8px;
  background: ${({ theme }) => theme.color.line};

  rect {
    fill: ${({ theme }) => theme.color.grass};
  }
`;

export const ProgressBar = ({ label, value }: ProgressBarProps) => {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Track viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={percent} height="1" />
      </Track>
    </div>
  );
};
