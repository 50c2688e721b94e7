import { styled } from 'styled-components';
import type { Hue, SceneName } from '@/content/visuals';
import { Lit } from '@/pages/scenery/lit';
import { Stage } from '@/pages/scenery/stage';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';

const drawings: Record<SceneName, PixelIconName> = {
  survival: 'compass',
  redstone: 'redstone',
  build: 'bricks',
};

const Low = styled(Stage)`
  height: 144px;
`;

/** What a category is about, standing in its light. Decorative. */
export const Diorama = ({ scene, hue }: { scene: SceneName; hue: Hue }) => (
  <Low $hue={hue} aria-hidden="true">
    <Lit hue={hue} size={80} reach={3}>
      <PixelIcon name={drawings[scene]} size={80} />
    </Lit>
  </Low>
);
