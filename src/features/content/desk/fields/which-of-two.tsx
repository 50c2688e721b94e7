import { useId } from 'react';
import { styled } from 'styled-components';
import { momentField } from '#messages/content-desk-fields';
import { Stack } from '@/ui/layout/stack';
import { offsetAt } from './zoned-time';

const Frame = styled.fieldset`
  padding: ${({ theme }) => `0 0 ${theme.space[2]}`};
  border: 0;
`;
const Legend = styled.legend`
  padding: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
`;
const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  cursor: pointer;
`;
const Dot = styled.input`
  flex: none;
  width: 20px;
  height: 20px;
  accent-color: ${({ theme }) => theme.color.grass};
  cursor: pointer;
`;

interface WhichOfTwoProps {
  zone: string;
  /** Two ISO 8601 times with the same local time, the earlier one first. */
  moments: readonly string[];
  value: string;
  onChange: (moment: string) => void;
}

/** Asks which of two moments a repeated local time means. */
export const WhichOfTwo = ({ zone, moments, value, onChange }: WhichOfTwoProps) => {
  const name = useId();
  return (
    <Frame>
      <Legend>{momentField.twice}</Legend>
      <Stack direction="row" wrap gap={2}>
        {moments.map((moment, at) => (
          <Choice key={moment}>
            <Dot type="radio" name={name} checked={moment === value} onChange={() => onChange(moment)} />
            {(at === 0 ? momentField.first : momentField.second)(offsetAt(moment, zone))}
          </Choice>
        ))}
      </Stack>
    </Frame>
  );
};
