import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { type TransientProps, unseen } from '@/theme/mixins';
import type { ColorName, FontSizeName } from '@/theme/tokens';

interface TextStyle {
  size: FontSizeName | undefined;
  color: ColorName | undefined;
  weight: 400 | 500 | 600 | 700 | undefined;
  /** Figures of equal width, for numbers that change or are in columns. */
  tabular: boolean | undefined;
}

export interface TextProps extends Omit<ComponentProps<'p'>, 'color'>, Partial<TextStyle> {
  as?: ElementType;
}

const Root = styled.p<TransientProps<TextStyle>>`
  color: ${({ theme, $color }) => $color && theme.color[$color]};
  font-size: ${({ theme, $size }) => $size && theme.fontSize[$size]};
  font-weight: ${({ $weight }) => $weight};
  font-variant-numeric: ${({ $tabular }) => $tabular && 'tabular-nums'};
`;

/** A paragraph, or any text element by `as`, in the body font, in the direction of its first letter. */
export const Text = ({ size, color, weight, tabular, ...rest }: TextProps) => (
  <Root dir="auto" $size={size} $color={color} $weight={weight} $tabular={tabular} {...rest} />
);

/** A {@link Text} as its author typed it, with line breaks, and never as markup. */
export const Written = styled(Text)`
  max-width: ${({ theme }) => theme.size.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  /* Each of its lines in its own direction. */
  unicode-bidi: plaintext;
`;

/** A {@link Text} of less importance than its surroundings. */
export const Note = (props: TextProps) => <Text size="small" color="muted" {...props} />;

export const VisuallyHidden = styled.span`
  ${unseen}
`;
