import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';

export type Sides = readonly ('dark' | 'light' | undefined)[];

const Root = styled.section`
  min-width: 0;
`;
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    flex-direction: row;
  }
`;
/** Background and text color must be set again, because the inherited ones come from the document's palette. */
const Ground = styled.div`
  flex: 1 1 0;
  min-width: 0;

  &[data-theme] {
    padding: ${({ theme }) => theme.space[2]};
    background: ${({ theme }) => theme.color.canvas};
    color: ${({ theme }) => theme.color.text};
  }
`;

export interface ChapterProps {
  id: string;
  title: string;
  /** Palettes to show side by side; undefined stands for the page's own. */
  sides: Sides;
  children: ReactNode;
}

export const Chapter = ({ id, title, sides, children }: ChapterProps) => (
  <Root id={id} aria-labelledby={`${id}-title`}>
    <Heading level={2} id={`${id}-title`}>
      {title}
    </Heading>
    <Columns>
      {sides.map((side) => (
        <Ground key={side ?? 'page'} data-theme={side}>
          <Stack gap={6}>{children}</Stack>
        </Ground>
      ))}
    </Columns>
  </Root>
);
