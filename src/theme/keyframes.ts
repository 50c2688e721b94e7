import { css } from 'styled-components';

/**
 * The site's animations by name. They belong to the global styles, because a browser restyles the whole page for each one that is
 * added later. `rise` starts `--rise` further down, 16 pixels by default.
 */
export const keyframes = css`
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(var(--rise, 16px));
    }
  }
  @keyframes pop {
    0% {
      opacity: 0;
      transform: scale(0.6);
    }
    60% {
      transform: scale(1.15);
    }
  }
  @keyframes flicker {
    50% {
      opacity: 0.72;
    }
  }
  @keyframes breathe {
    50% {
      opacity: 0.45;
    }
  }
  @keyframes blink {
    50% {
      opacity: 0.3;
    }
  }
  @keyframes chase {
    0%,
    100% {
      opacity: 0.2;
    }
    25% {
      opacity: 1;
    }
  }
  @keyframes run-out {
    from {
      transform: scaleX(1);
    }
    to {
      transform: scaleX(0);
    }
  }
`;
