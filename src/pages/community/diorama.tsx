import { styled } from 'styled-components';
import type { Hue, SceneName } from '@/content/visuals';
import { Lit } from '@/pages/scenery/lit';
import { BLOCK, masonry } from '@/pages/scenery/materials';
import { tint } from '@/theme/mixins';
import { PixelIcon } from '@/ui/pixel-icon';
import type { PixelIconName } from '@/ui/pixel-icon';

const drawings: Record<SceneName, PixelIconName> = {
  survival: 'compass',
  redstone: 'redstone',
  build: 'bricks',
};

const Stage = styled.div<{ $hue: Hue }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  height: 144px;
  padding-bottom: ${BLOCK}px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $hue }) => tint(theme.color[$hue], 6)};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${BLOCK}px;
    ${({ $hue }) => masonry($hue)}
  }
`;

/** What a category is about, standing in its light. Decorative. */
export const Diorama = ({ scene, hue }: { scene: SceneName; hue: Hue }) => (
  <Stage $hue={hue} aria-hidden="true">
    <Lit hue={hue} size={80} reach={3}>
      <PixelIcon name={drawings[scene]} size={80} />
    </Lit>
  </Stage>
);
