import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: ${({ theme }) => theme.size.touch};
  margin-top: ${({ theme }) => theme.space[1]};
`;

/** Leads to a file that a feed reader or a calendar follows. */
export const SubscribeLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Root href={href}>
    <Rss size={18} aria-hidden="true" />
    {children}
  </Root>
);
