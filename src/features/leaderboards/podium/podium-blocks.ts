import { css, styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import { pigments } from '@/theme/pigments';

/** Material of each step: gold, iron and copper. */
export const metals = {
  1: { light: pigments.goldLight, base: pigments.gold, dark: pigments.goldDark },
  2: { light: pigments.white, base: pigments.stoneLight, dark: pigments.stone },
  3: { light: pigments.emberLight, base: pigments.ember, dark: pigments.emberDark },
} as const;
export type PodiumPlace = keyof typeof metals;

/** Heights of the steps in pixels, in whole blocks, on phones and on wider screens. */
const heights: Record<PodiumPlace, { narrow: number; wide: number }> = {
  1: { narrow: 120, wide: 160 },
  2: { narrow: 80, wide: 120 },
  3: { narrow: 40, wide: 80 },
};

/** Grass on soil, from one edge of the board to the other. */
export const Ground = styled.div`
  height: 24px;
  background:
    linear-gradient(${pigments.grassLight} 4px, ${pigments.grass} 4px 12px, transparent 12px),
    repeating-linear-gradient(90deg, ${pigments.grassDark} 0 8px, transparent 8px 24px) 0 12px / 100% 4px
      no-repeat,
    repeating-linear-gradient(
      90deg,
      ${pigments.soil} 0 16px,
      ${pigments.soilDark} 16px 20px,
      ${pigments.soilLight} 20px 32px
    );
`;

const bricks = ({ $place }: { $place: PodiumPlace }) => {
  const { light, base, dark } = metals[$place];
  const bevel = `${light} 3px, transparent 3px calc(100% - 3px), ${dark} calc(100% - 3px)`;
  return css`
    background:
      linear-gradient(90deg, ${bevel}) 0 0 / 40px 40px round,
      linear-gradient(${bevel}) 0 0 / 40px 40px round,
      linear-gradient(135deg, ${tint(light, 45)}, transparent 60%),
      ${base};
  `;
};

export const Pedestal = styled.div<{ $place: PodiumPlace }>`
  ${bricks}
  display: grid;
  place-items: center;
  height: ${({ $place }) => heights[$place].narrow}px;

  ${({ theme }) => theme.media.medium} {
    height: ${({ $place }) => heights[$place].wide}px;
  }
`;

/** The number has a plate of its own, so that it is legible on the blocks. */
export const Plate = styled.span<{ $place: PodiumPlace }>`
  display: grid;
  place-items: center;
  min-width: 32px;
  height: 32px;
  background: ${pigments.ink};
  color: ${({ $place }) => metals[$place].light};
  clip-path: ${({ theme }) => theme.corner.small};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: 1.25rem;
  font-weight: 800;

  ${({ theme }) => theme.media.medium} {
    min-width: 48px;
    height: 48px;
    font-size: 1.75rem;
  }
`;
