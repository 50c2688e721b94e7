import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import type { TransientProps } from '@/theme/mixins';
import type { ColorName, FontSizeName } from '@/theme/tokens';

type Level = 1 | 2 | 3;

interface HeadingStyle {
  level: Level;
  size: FontSizeName;
  color: ColorName;
}

export interface HeadingProps extends Omit<ComponentProps<'h1'>, 'color'>, Partial<HeadingStyle> {
  level: Level;
}

const sizes: Record<Level, FontSizeName> = { 1: 'h1', 2: 'h2', 3: 'h3' };
const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

const display = css`
  font-family: ${({ theme }) => theme.fontFamily.display};
  /* The face joins f and i into a shape that reads as another letter. */
  font-variant-ligatures: none;
  font-weight: 600;
  line-height: 1.05;

  /* The face has digits and brackets alone of what is written from right to left, whose own faces are higher. */
  &:dir(rtl) {
    font-family: ${({ theme }) => theme.fontFamily.body};
    line-height: 1.25;
  }
`;
const body = css`
  font-weight: 700;
  letter-spacing: -0.015em;

  /* Letters of Arabic are joined. */
  &:dir(rtl) {
    letter-spacing: normal;
  }
`;

const Root = styled.h2<TransientProps<HeadingStyle>>`
  color: ${({ theme, $color }) => theme.color[$color]};
  font-size: ${({ theme, $size }) => theme.fontSize[$size]};
  ${({ $level }) => ($level === 1 ? display : body)}
`;

/** A heading of the page's outline, in the direction of its first letter. Level 1 uses the pixel font. */
export const Heading = ({ level, size = sizes[level], color = 'text', ...rest }: HeadingProps) => (
  <Root dir="auto" as={tags[level]} $level={level} $size={size} $color={color} {...rest} />
);
