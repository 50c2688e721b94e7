import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { block } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';

export interface StatTileProps extends Omit<ComponentProps<'div'>, 'color'> {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Color of the icon and the value. */
  color?: ColorName;
}

const Root = styled.div`
  ${block('small')}
  --fill: ${({ theme }) => theme.color.sunken};
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[0.5]};
  padding: ${({ theme }) => theme.space[2]};
`;
const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 500;

  & > svg {
    flex: none;
  }
`;
const Value = styled.span<{ $color: ColorName }>`
  color: ${({ theme, $color }) => theme.color[$color]};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  letter-spacing: -0.02em;
`;
const Hint = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
`;

export const StatTile = ({ label, value, hint, icon, color = 'text', ...rest }: StatTileProps) => (
  <Root {...rest}>
    <Label>
      {icon}
      {label}
    </Label>
    <Value $color={color}>{value}</Value>
    {hint !== undefined && <Hint>{hint}</Hint>}
  </Root>
);
