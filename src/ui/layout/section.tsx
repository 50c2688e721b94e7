import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';

type Width = 'page' | 'reading';

export interface SectionProps extends ComponentProps<'section'> {
  as?: ElementType;
  width?: Width;
}

const Root = styled.section<{ $width: Width }>`
  width: 100%;
  max-width: calc(${({ theme, $width }) => theme.size[$width]} + 2 * ${({ theme }) => theme.space[3]});
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[4]} ${theme.space[2]}`};

  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => `${theme.space[6]} ${theme.space[3]}`};
  }
`;

/** A band of the page in its middle column: page width, or reading width. */
export const Section = ({ width = 'page', ...rest }: SectionProps) => <Root $width={width} {...rest} />;
