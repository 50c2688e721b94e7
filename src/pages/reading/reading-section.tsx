import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Text } from '@/ui/layout/text';
import { anchored, AnchoredHeading } from './anchored-heading';

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: ${({ theme }) => theme.space[6]};

  ${anchored}
  & + & {
    padding-top: ${({ theme }) => theme.space[6]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & + &:target {
    scroll-margin-top: -32px;
  }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 56px minmax(0, 34rem) minmax(112px, 1fr);
    column-gap: ${({ theme }) => theme.space[2]};
  }
  @media print {
    grid-template-columns: minmax(0, 1fr) auto;
    &,
    & + & {
      padding-block: ${({ theme }) => theme.space[2]};
    }
  }
`;

const Number = styled.span<{ $color: ColorName }>`
  display: none;
  place-items: center;
  width: 40px;
  height: 40px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $color }) => tint(theme.color[$color])};
  color: ${({ theme, $color }) => theme.color[$color]};
  font-size: ${({ theme }) => theme.fontSize.lead};
  font-weight: 700;

  ${({ theme }) => theme.media.medium} {
    display: grid;
  }
  @media print {
    display: none;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  line-height: 1.7;
`;

/** Beside the text if there is room, else above it. */
const Margin = styled.div`
  order: -1;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.medium} {
    order: 0;
    flex-direction: column;
    align-items: flex-end;
  }
  @media print {
    order: 0;
    align-items: flex-start;
  }
`;

export interface ReadingSectionProps {
  /** Anchor for links and the table of contents. */
  id: string;
  title: string;
  number: number;
  color?: ColorName;
  /** Shown above the text. */
  lead?: string;
  margin?: ReactNode;
  children: ReactNode;
}

/** A numbered section of a text, in a readable line length. */
export const ReadingSection = ({
  id,
  title,
  number,
  color = 'muted',
  lead,
  margin,
  children,
}: ReadingSectionProps) => (
  <Root id={id}>
    <Number aria-hidden="true" $color={color}>
      {number}
    </Number>
    <Body>
      <AnchoredHeading id={id}>{title}</AnchoredHeading>
      {lead !== undefined && (
        <Text size="lead" color="muted">
          {lead}
        </Text>
      )}
      {children}
    </Body>
    {margin !== undefined && <Margin>{margin}</Margin>}
  </Root>
);
