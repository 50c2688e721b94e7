import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { LightField } from './light-field';

const Box = styled.div<{ $size: number; $reach: number }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;

  & > svg:first-child {
    position: absolute;
    inset: ${({ $size, $reach }) => ($size * (1 - $reach)) / 2}px;
    width: auto;
    max-width: none;
    pointer-events: none;
  }
  & > :last-child {
    position: relative;
  }
`;

export interface LitProps {
  hue: Hue;
  /** Side of the box in pixels. The light may exceed the box and takes no room. */
  size: number;
  /** Width of the light, as a multiple of the box. */
  reach?: number;
  children: ReactNode;
}

/** An object with light behind it. */
export const Lit = ({ hue, size, reach = 2, children }: LitProps) => (
  <Box $size={size} $reach={reach}>
    <LightField hue={hue} />
    {children}
  </Box>
);
