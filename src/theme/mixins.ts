import { css } from 'styled-components';
import type { CornerName } from './tokens';

/** Returns a translucent tint of a color, as a background for text of the same color; opaque if `ground` is given. */
export const tint = (color: string, percent = 16, ground = 'transparent'): string =>
  `color-mix(in srgb, ${color} ${String(percent)}%, ${ground})`;

/** Applies rules only if the visitor does not prefer reduced motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';

/**
 * Body of a block: stepped corners, a hairline that follows each step and is lighter along its top edge, and a lip below that
 * adds thickness. States change `--fill`, `--edge`, which is opaque, and `--edge-top`. Content outside the box is clipped. The
 * light is a strip, because a gradient as high as the box takes a slow processor several times as long to paint.
 */
export const block = (corner: CornerName = 'large') => css`
  --fill: ${({ theme }) => theme.color.surface};
  --edge: ${({ theme }) => theme.color.line};
  --edge-top: ${({ theme }) => theme.color.lineTop};
  --lip: ${corner === 'large' ? '3px' : '2px'};
  position: relative;
  isolation: isolate;
  clip-path: ${({ theme }) => theme.corner[corner]};
  background: linear-gradient(var(--edge-top) 10px, var(--edge)) top / 100% 40px no-repeat var(--edge);

  &::before {
    content: '';
    position: absolute;
    inset: 1px 1px var(--lip);
    z-index: -1;
    clip-path: inherit;
    background: var(--fill);
    transition: background-color ${({ theme }) => theme.duration.quick};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Focus ring inside the box, for boxes whose clip path would hide an outer one. */
export const focusInside = css`
  &:focus-visible {
    outline: 2px solid var(--focus-ring, ${({ theme }) => theme.color.focus});
    outline-offset: -5px;
  }
`;

/**
 * Block of grass at the current page's link, for the `::after` of a positioned box; `--here` changes its color. It is a border,
 * because forced colors keep borders visible.
 */
export const hereBlock = (side: 'below' | 'before', inset = '12px') => css`
  content: '';
  position: absolute;
  inset: ${side === 'below' ? `auto ${inset} 4px` : `${inset} auto ${inset} 0`};
  border: 0 solid var(--here, ${({ theme }) => theme.color.grass});
  ${side === 'below' ? 'border-bottom-width' : 'border-left-width'}: 4px;
`;

/** Visually hidden, but available to screen readers. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hidden without scripts, for elements that wait for a script or do nothing without one. */
export const onlyWithScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Shown only without scripts. */
export const onlyWithoutScript = css`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** Limits text to a number of lines and ends with an ellipsis if there is more. */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** Icon after the text of an inline link. */
export const markInText = css`
  display: inline-block;
  margin-inline-start: 0.3em;
  vertical-align: -0.05em;
`;

/** Maps plain props to styled-components' `$` props, which never reach the DOM. */
export type TransientProps<Props> = {
  [Key in keyof Props as Key extends string ? `$${Key}` : never]: Props[Key];
};
