import { styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';

/** A ground in a hue for one icon in the middle; `$size` is that of its side, in pixels. */
export const IconPlate = styled.span<{ $color: ColorName; $size: number }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $color }) => tint(theme.color[$color])};
  color: ${({ theme, $color }) => theme.color[$color]};
`;
