import { css } from 'styled-components';
import type { CornerName } from './tokens';

/** A colour thinned out, for the ground under text of the same colour; opaque where it is told what it lies on. */
export const tint = (color: string, percent = 16, ground = 'transparent'): string =>
  `color-mix(in srgb, ${color} ${String(percent)}%, ${ground})`;

/** Applies the rules only where the visitor has not asked for less motion. */
export const motionOk = '@media (prefers-reduced-motion: no-preference)';

/**
 * The body of a block: stepped corners, a hairline that follows each step and catches light on
 * its top edge, and a lip below that gives it thickness.
 * States change `--fill`, `--edge`, which is opaque, and `--edge-top`; content that leaves the box is clipped. The light is
 * a strip: a gradient as high as the box takes a slow processor several times as long to paint.
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

/** A focus ring inside the box, for boxes whose clip path would hide an outer one. */
export const focusInside = css`
  &:focus-visible {
    outline: 2px solid var(--focus-ring, ${({ theme }) => theme.color.focus});
    outline-offset: -5px;
  }
`;

/**
 * The block of grass at the link to where the visitor is, for the `::after` of a positioned box; `--here` changes its
 * colour. It is a border because forced colours leave those in sight.
 */
export const hereBlock = (side: 'below' | 'before', inset = '12px') => css`
  content: '';
  position: absolute;
  inset: ${side === 'below' ? `auto ${inset} 4px` : `${inset} auto ${inset} 0`};
  border: 0 solid var(--here, ${({ theme }) => theme.color.grass});
  ${side === 'below' ? 'border-bottom-width' : 'border-left-width'}: 4px;
`;

/** Out of sight; screen readers still read it. */
export const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Not drawn where scripts do not run: what waits for them, or does nothing without. */
export const onlyWithScript = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Drawn only where scripts do not run. */
export const onlyWithoutScript = css`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** So many lines of text, the last of which says that there would be more. */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** A mark behind the words of a link that stands in a line of text. */
export const markInText = css`
  display: inline-block;
  margin-inline-start: 0.3em;
  vertical-align: -0.05em;
`;
