import { css } from 'styled-components';
import type { Theme } from './theme';

/** CSS variable on `<html>` with the height of the banner along the bottom of the window, while there is one. */
export const BANNER_HEIGHT = '--banner';

/** CSS variable on `<html>` with the height of the page's own bar along the bottom, below the banner. */
export const BAR_HEIGHT = '--bar';

/** Height of everything that is fixed along the bottom of the window. What must be pressed stands above it. */
export const footHeight = `(var(${BANNER_HEIGHT}, 0px) + var(${BAR_HEIGHT}, 0px))`;

/** Column beside a long text: stays in view between the header and the foot, and scrolls if it is longer. */
export const stickySide = (gap: keyof Theme['space']) => css`
  position: sticky;
  top: calc(${({ theme }) => `${theme.size.header} + ${theme.space[gap]}`});
  max-height: calc(
    100dvh - ${({ theme }) => `${theme.size.header} - 2 * ${theme.space[gap]}`} - ${footHeight}
  );
  overflow-y: auto;
`;
