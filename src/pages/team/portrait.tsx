import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hue } from '@/content/visuals';
import { LightField } from '@/pages/scenery/light-field';
import { BLOCK as FLOOR, masonry } from '@/pages/scenery/materials';
import { tint } from '@/theme/mixins';

/** A stage with a floor of the team's material; the picture stands on it. */
const Stage = styled.div<{ $hue: Hue }>`
  --face: 80px;
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  min-height: 144px;
  padding-bottom: ${FLOOR}px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $hue }) => tint(theme.color[$hue], 6)};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${FLOOR}px;
    ${({ $hue }) => masonry($hue)}
  }
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

/** A picture of somebody, with light of the team's colour behind it. */
export const Portrait = ({ hue, children }: { hue: Hue; children: ReactNode }) => (
  <Stage $hue={hue}>
    <LightField hue={hue} />
    {children}
  </Stage>
);
