import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section } from '@/ui/layout/section';
import type { TableOfContentsProps } from '@/ui/menu/table-of-contents';
import { Contents } from './contents';

const Columns = styled.div`
  ${({ theme }) => theme.media.large} {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    column-gap: ${({ theme }) => theme.space[8]};
  }
  @media print {
    display: block;
  }
`;

export interface ReadingLayoutProps extends Pick<TableOfContentsProps, 'entries'> {
  children: ReactNode;
}

export const ReadingLayout = ({ entries, children }: ReadingLayoutProps) => (
  <Section as="div">
    <Columns>
      <Contents entries={entries} />
      <div>{children}</div>
    </Columns>
  </Section>
);
