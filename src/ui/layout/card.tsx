import type { ComponentProps, ElementType } from 'react';
import { css, styled, type DefaultTheme } from 'styled-components';
import { block, tint } from '@/theme/mixins';
import type { ColorName, FontSizeName, SpaceName } from '@/theme/tokens';
import { Heading, type HeadingProps } from './heading';
import { Stack } from './stack';

interface CardStyle {
  /** Hue of the card's subject: a strip of blocks along its top. */
  $accent: ColorName | undefined;
  $interactive: boolean;
  $padding: SpaceName;
}

export interface CardProps extends Omit<ComponentProps<'div'>, 'color'> {
  as?: ElementType;
  accent?: ColorName | undefined;
  /** Highlights its edge on hover; for cards with one main link or button. */
  interactive?: boolean;
  padding?: SpaceName;
}

const hue = ({ theme, $accent }: CardStyle & { theme: DefaultTheme }) => theme.color[$accent ?? 'line'];

const strip = css<CardStyle>`
  --glow: ${(props) => tint(hue(props), 12)};

  &::before {
    background:
      linear-gradient(var(--glow), transparent) top / 100% 128px no-repeat,
      var(--fill);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 1px 1px auto;
    height: 4px;
    background: ${hue};
  }
`;

const reactive = css`
  &:hover,
  &:focus-within {
    --fill: ${({ theme }) => theme.color.raised};
    --edge-top: ${({ theme }) => theme.color.lineStrong};
    --edge: ${({ theme }) => theme.color.lineStrong};
  }
`;

const Root = styled.div<CardStyle>`
  ${block('large')}
  padding: ${({ theme, $padding }) => theme.space[$padding]};
  ${({ $accent }) => $accent && strip}
  ${({ $interactive }) => $interactive && reactive}
`;

const CardRoot = ({ accent, interactive = false, padding = 3, ...rest }: CardProps) => (
  <Root $accent={accent} $interactive={interactive} $padding={padding} {...rest} />
);

type CardTitleProps = Partial<HeadingProps>;

const CardTitle = ({ level = 3, ...rest }: CardTitleProps) => <Heading level={level} {...rest} />;

interface CardSectionProps extends Omit<CardProps, 'title'> {
  /** Id of the heading, which names the section. */
  id: string;
  title: string;
  titleSize?: FontSizeName;
  /** Gap between the heading and the content. */
  gap?: SpaceName;
}

const CardSection = ({ id, title, titleSize = 'h2', gap = 2, children, ...rest }: CardSectionProps) => (
  <CardRoot as="section" aria-labelledby={id} {...rest}>
    <Stack gap={gap}>
      <CardTitle level={2} size={titleSize} id={id}>
        {title}
      </CardTitle>
      {children}
    </Stack>
  </CardRoot>
);

/**
 * A block about one subject. `Card.Title` is its heading, `Card.Body` an evenly spaced column; `Card.Section`
 * is a section of the page with both.
 */
export const Card = Object.assign(CardRoot, { Title: CardTitle, Body: Stack, Section: CardSection });
