import { css } from 'styled-components';

/**
 * The site's animations by name, part of its global styles: a browser styles a whole page again for each one that is
 * made known later. `rise` comes from `--rise` further down, 16 pixels unless set.
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
