import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[2]}`};
  margin-bottom: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Details = styled.div`
  grid-column: 2;
`;
const Bare = styled(Details)`
  grid-column: 1 / span 2;
`;
const Lead = styled(Text)`
  max-width: 62ch;
  margin-top: ${({ theme }) => theme.space[0.5]};
`;
const Action = styled.div`
  grid-column: 1 / -1;
  margin-top: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.medium} {
    grid-column: 3;
    margin-top: 0;
  }
`;

export interface SectionTitleProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string;
  title: string;
  text: string;
  /** A picture before the text. */
  mark?: ReactNode;
  /** A link for the whole section. */
  action?: ReactNode;
}

/** Heading of a section with a line about it. */
export const SectionTitle = ({ id, title, text, mark, action }: SectionTitleProps) => {
  const Column = mark === undefined ? Bare : Details;
  return (
    <Root>
      {mark}
      <Column>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Lead color="muted">{text}</Lead>
      </Column>
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
};
