import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';
import type { TransientProps } from '@/theme/mixins';
import type { SpaceName } from '@/theme/tokens';

interface StackStyle {
  gap: SpaceName;
  direction: 'row' | 'column';
  wrap: boolean;
  align: NonNullable<CSSProperties['alignItems']>;
  justify: NonNullable<CSSProperties['justifyContent']>;
}

export interface StackProps extends ComponentProps<'div'>, Partial<StackStyle> {
  as?: ElementType;
}

const Root = styled.div<TransientProps<StackStyle>>`
  display: flex;
  flex-flow: ${({ $direction, $wrap }) => `${$direction} ${$wrap ? 'wrap' : 'nowrap'}`};
  gap: ${({ theme, $gap }) => theme.space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
`;

/** Children in a column or a row, evenly apart. */
export const Stack = ({
  gap = 2,
  direction = 'column',
  wrap = false,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'flex-start',
  ...rest
}: StackProps) => (
  <Root $gap={gap} $direction={direction} $wrap={wrap} $align={align} $justify={justify} {...rest} />
);
