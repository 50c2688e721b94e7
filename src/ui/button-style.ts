import { css } from 'styled-components';
import { motionOk } from '@/theme/mixins';
import type { TransientProps } from '@/theme/transient-props';

export interface ButtonStyle {
  /** Grass, for the one main action of a screen; stone, for the others; bare, for asides. */
  variant: 'primary' | 'secondary' | 'quiet';
  size: 'medium' | 'large';
  fullWidth: boolean;
}

const bevel = css`
  box-shadow:
    inset 0 2px 0 ${({ theme }) => theme.color.bevelLight},
    inset 0 -4px 0 ${({ theme }) => theme.color.bevelDark};
`;
const pressed = css`
  box-shadow: inset 0 4px 0 ${({ theme }) => theme.color.bevelDark};
`;

const variants = {
  primary: css`
    --fill: ${({ theme }) => theme.color.grass};
    --focus-ring: ${({ theme }) => theme.color.grassInk};
    color: ${({ theme }) => theme.color.grassInk};
    ${bevel}
    &:hover {
      --fill: ${({ theme }) => theme.color.grassHover};
    }
    &:active {
      ${pressed}
    }
  `,
  secondary: css`
    --fill: ${({ theme }) => theme.color.raised};
    color: ${({ theme }) => theme.color.text};
    ${bevel}
    &:hover {
      --fill: ${({ theme }) => theme.color.hover};
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

/** A block that can be pressed, for real buttons and for links that look like one. */
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
  user-select: none;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  transition: background-color ${({ theme }) => theme.duration.quick};

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
  &:disabled,
  &[aria-disabled='true']:not([aria-busy]) {
    --fill: ${({ theme }) => theme.color.sunken};
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
    border: 1px solid;
  }
`;
