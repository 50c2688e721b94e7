import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { LightField } from '@/pages/scenery/light-field';
import { BLOCK as FLOOR } from '@/pages/scenery/materials';
import { Stage } from '@/pages/scenery/stage';

/** Floor of the team's material. */
const Frame = styled(Stage)`
  --face: 80px;
  min-height: 144px;

  & > svg {
    --light: calc(var(--face) * 2.4);
    position: absolute;
    bottom: calc(${FLOOR}px + (var(--face) - var(--light)) / 2);
    left: calc(50% - var(--light) / 2);
    width: var(--light);
    max-width: none;
  }
  & > span {
    width: var(--face);
    height: var(--face);
  }

  ${({ theme }) => theme.media.medium} {
    --face: 200px;
    min-height: 264px;
  }
`;

/** A member's picture, with light of the team's color behind it. */
export const Portrait = ({ hue, children }: { hue: Hue; children: ReactNode }) => (
  <Frame $hue={hue}>
    <LightField hue={hue} />
    {children}
  </Frame>
);
