import { styled } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { glowOf } from './materials';

/** Range of each level of light, in blocks. */
const levels = [12, 9, 6, 3];
const reach = Math.max(...levels);

/**
 * Returns the outline of all blocks fewer than `distance` steps from the center, as light spreads in the
 * game.
 */
const outline = (distance: number): string => {
  const side = (step: string) => step.repeat(distance - 1);
  return [
    `M-1 ${String(-distance)}h2`,
    side('v1h1'),
    'v2',
    side('h-1v1'),
    'h-2',
    side('v-1h-1'),
    'v-2',
    side('h1v-1'),
    'z',
  ].join('');
};

const outlines = levels.map(outline);

const Field = styled.svg<{ $hue: Hue }>`
  fill: ${({ $hue }) => glowOf($hue)};
`;

/** Light around its foreground, falling off in steps. Fills its box. */
export const LightField = ({ hue }: { hue: Hue }) => (
  <Field
    $hue={hue}
    viewBox={[-reach, -reach, reach * 2, reach * 2].join(' ')}
    shapeRendering="crispEdges"
    aria-hidden="true"
  >
    {outlines.map((path) => (
      <path key={path} d={path} opacity="0.1" />
    ))}
  </Field>
);
