import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note, Text } from '@/ui/layout/text';

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 64px;
  padding-block: ${({ theme }) => theme.space[1]};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;

export interface HealthLineProps {
  name: string;
  /** Meaning of the state. */
  note: ReactNode;
  badge?: ReactNode;
}

export const HealthLine = ({ name, note, badge }: HealthLineProps) => (
  <Line>
    <div>
      <Text weight={600}>{name}</Text>
      <Note>{note}</Note>
    </div>
    {badge}
  </Line>
);
