import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nightSky } from '../drawing/night-sky';
import { Heading } from './heading';
import { Text } from './text';

const Root = styled.header`
  ${nightSky}
`;

const Column = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.size.page} + 2 * ${({ theme }) => theme.space[3]});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[6]} ${theme.space[2]} ${theme.space[2]}`};

  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => `${theme.space[8]} ${theme.space[3]} ${theme.space[2]}`};
  }
`;

const Subtitle = styled(Text)`
  max-width: 60ch;
  margin-top: ${({ theme }) => theme.space[1.5]};
`;

export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** Top of a page with its only `h1`; children are below the subtitle. */
export const PageHeader = ({ title, subtitle, children }: PageHeaderProps) => (
  <Root>
    <Column>
      <Heading level={1}>{title}</Heading>
      {subtitle !== undefined && (
        <Subtitle size="lead" color="muted">
          {subtitle}
        </Subtitle>
      )}
      {children}
    </Column>
  </Root>
);
