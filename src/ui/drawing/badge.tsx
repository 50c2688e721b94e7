import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { motionOk, tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  color?: ColorName;
  icon?: ReactNode;
  /** A pulsing block for live states. */
  pulse?: boolean;
}

const Root = styled.span<{ $color: ColorName }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 4px 10px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $color }) => tint(theme.color[$color])};
  color: ${({ theme, $color }) => theme.color[$color]};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: 0.04em;
  white-space: nowrap;

  & > svg {
    flex: none;
    max-width: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Dot = styled.span`
  width: 8px;
  height: 8px;
  background: currentcolor;

  ${motionOk} {
    animation: blink 2s steps(4) infinite;
  }
`;

/** A short state or kind in its own hue; the text carries the meaning, the hue only helps. */
export const Badge = ({ color = 'muted', icon, pulse = false, children, ...rest }: BadgeProps) => (
  <Root dir="auto" $color={color} {...rest}>
    {pulse && <Dot aria-hidden="true" />}
    {icon}
    {children}
  </Root>
);
