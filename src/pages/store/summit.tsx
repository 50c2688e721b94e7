import { styled } from 'styled-components';
import type { StoreItem } from '@/contract/network/store';
import type { Hue } from '@/contract/network/visuals';
import { Lit } from '@/pages/scenery/lit';
import { BLOCK, glowOf, masonry } from '@/pages/scenery/materials';
import { tint } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const Scene = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;

  & > * {
    position: relative;
  }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    width: ${2 * BLOCK}px;
    height: 168px;
    background: linear-gradient(transparent, ${tint(glowOf('amber'), 55)});
  }
`;
const Pyramid = styled.div<{ $courses: number }>`
  display: grid;
  justify-items: center;
  width: min(100%, ${({ $courses }) => 2 * $courses * BLOCK}px);
`;
const Course = styled.div<{ $hue: Hue; $percent: number }>`
  ${({ $hue }) => masonry($hue)}
  width: ${({ $percent }) => $percent}%;
  height: ${BLOCK}px;
`;

/** The emblem on a pyramid of all materials below it. */
export const Summit = ({ item, climbed }: { item: StoreItem; climbed: readonly StoreItem[] }) => (
  <Scene aria-hidden="true">
    <Lit hue="amber" size={128} reach={2.5}>
      <PixelIcon name={item.emblem} size={128} />
    </Lit>
    <Pyramid $courses={climbed.length}>
      {climbed.toReversed().map(({ id, hue }, index) => (
        <Course key={id} $hue={hue} $percent={(100 * (index + 1)) / climbed.length} />
      ))}
    </Pyramid>
  </Scene>
);
