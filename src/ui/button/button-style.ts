import { css } from 'styled-components';
import { hereBlock, motionOk, type TransientProps } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';

export interface ButtonStyle {
  /** Grass for a screen's main action, red for one by which something is lost, stone for the others, bare for minor ones. */
  variant: 'primary' | 'danger' | 'secondary' | 'quiet';
  size: 'medium' | 'large';
  fullWidth: boolean;
}

const pressed = css`
  --bevel: inset 0 4px 0 ${({ theme }) => theme.color.bevelDark};
`;
const transition = css`
  transition: background-color ${({ theme }) => theme.duration.quick};
`;

const filled = (fill: ColorName, hover: ColorName, ink: ColorName) => css`
  --fill: ${({ theme }) => theme.color[fill]};
  --focus-ring: ${({ theme }) => theme.color[ink]};
  --bevel:
    inset 0 2px 0 ${({ theme }) => theme.color.bevelLight},
    inset 0 -4px 0 ${({ theme }) => theme.color.bevelDark};
  color: ${({ theme }) => theme.color[ink]};
  box-shadow: var(--bevel);
  &:hover {
    --fill: ${({ theme }) => theme.color[hover]};
  }
  &:active,
  &[aria-current] {
    ${pressed}
  }
  &[aria-current] {
    --here: currentcolor;
  }
`;

const variants = {
  primary: filled('grass', 'grassHover', 'grassInk'),
  /* Every palette's reds are readable on its canvas, so its canvas is readable on them. */
  danger: filled('danger', 'crimson', 'canvas'),
  /* The outline follows each step of the corners, because it is the part of the box that the fill leaves. */
  secondary: css`
    --fill: ${({ theme }) => theme.color.raised};
    --edge: ${({ theme }) => theme.color.lineStrong};
    --bevel: inset 0 -4px 0 ${({ theme }) => theme.color.bevelDark};
    position: relative;
    isolation: isolate;
    background: var(--edge);
    color: ${({ theme }) => theme.color.text};
    &::before {
      content: '';
      position: absolute;
      inset: 2px;
      z-index: -1;
      clip-path: inherit;
      background: var(--fill);
      box-shadow: var(--bevel);
      ${transition}
    }
    &:hover {
      --fill: ${({ theme }) => theme.color.hover};
      --edge: ${({ theme }) => theme.color.muted};
    }
    &:active {
      ${pressed}
    }
  `,
  quiet: css`
    --fill: transparent;
    color: ${({ theme }) => theme.color.text};
    &:hover,
    &[aria-expanded='true'] {
      --fill: ${({ theme }) => theme.color.raised};
    }
    &:active {
      --fill: ${({ theme }) => theme.color.hover};
    }
  `,
};

const sizes = {
  medium: css`
    min-height: ${({ theme }) => theme.size.touch};
    padding: 8px 16px 10px;
  `,
  large: css`
    min-height: 56px;
    padding: 12px 28px 14px;
    font-size: ${({ theme }) => theme.fontSize.lead};
  `,
};

/** A pressable block, for buttons and links that look like one. */
export const buttonStyle = css<TransientProps<ButtonStyle>>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[1]};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: 0;
  clip-path: ${({ theme }) => theme.corner.small};
  background: var(--fill);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${transition}

  & > svg {
    flex: none;
  }
  ${motionOk} {
    &:active {
      transform: translateY(1px);
    }
  }
  &:focus-visible {
    outline: 2px solid var(--focus-ring, ${({ theme }) => theme.color.focus});
    outline-offset: -6px;
  }
  &[aria-current] {
    position: relative;

    /* Under the label, however wide the button is. */
    &::after {
      ${hereBlock('below')}
      max-width: 5.5rem;
      margin-inline: auto;
    }
    /* Around that, not through it. */
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    --fill: ${({ theme }) => theme.color.sunken};
    --edge: ${({ theme }) => theme.color.line};
    --bevel: none;
    clip-path: ${({ theme }) => theme.corner.notch};
    box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.line};
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    clip-path: none;
    border: 1px solid;
  }
`;
