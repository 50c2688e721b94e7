import { styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';

/** Colored background for one centered icon; `$size` is its side in pixels. */
export const IconPlate = styled.span<{ $color: ColorName; $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $color }) => tint(theme.color[$color])};
  color: ${({ theme, $color }) => theme.color[$color]};
`;
