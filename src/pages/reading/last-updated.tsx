import { styled } from 'styled-components';
import { useToday } from '@/hooks/use-today';
import { formatDay } from '@/lib/format-date';

const Line = styled.p`
  padding-top: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
`;

export interface LastUpdatedProps {
  label: string;
  /** ISO 8601 day, or `today` for the day of reading. */
  day: string;
}

/** The last line of a text: `Last updated May 25, 2025`. */
export const LastUpdated = ({ label, day }: LastUpdatedProps) => {
  const today = useToday();
  const shown = day === 'today' ? today : day;
  return (
    <Line>
      {label} <time dateTime={shown}>{formatDay(shown)}</time>
    </Line>
  );
};
