import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Note, Text } from '@/ui/layout/text';

export const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  overflow-wrap: anywhere;
`;

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Note as="dt">{label}</Note>
    <Text as="dd" tabular>
      {children}
    </Text>
  </div>
);
