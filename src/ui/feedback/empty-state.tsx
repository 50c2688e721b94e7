import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../layout/heading';
import { Text } from '../layout/text';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${({ theme }) => theme.space[1.5]};
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[2]}`};
  text-align: center;
`;

export interface EmptyStateProps {
  title: ReactNode;
  icon?: ReactNode;
  /** A button or link to continue. */
  action?: ReactNode;
  /** Why it is empty and what to do next. */
  children?: ReactNode;
}

/** Replaces missing content. */
export const EmptyState = ({ title, icon, action, children }: EmptyStateProps) => (
  <Root>
    {icon}
    <Heading level={3}>{title}</Heading>
    {children !== undefined && <Text color="muted">{children}</Text>}
    {action}
  </Root>
);
