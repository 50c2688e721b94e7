import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
`;

export const SubscribeLinks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[3]}`};
  margin-top: ${({ theme }) => theme.space[1]};
`;

interface SubscribeLinkProps {
  href: string;
  icon: ReactNode;
  children: ReactNode;
}

/** Links to a file that a feed reader or a calendar subscribes to. */
export const SubscribeLink = ({ href, icon, children }: SubscribeLinkProps) => (
  <Root href={href}>
    {icon}
    {children}
  </Root>
);
