import { css } from 'styled-components';

/**
 * Stars as `x% y`, y in pixels from the top: a band above all titles, and more where wide pages are empty.
 */
const above = {
  small: '3% 20, 9% 36, 17% 12, 26% 28, 33% 40, 41% 16, 47% 34, 57% 20, 71% 24, 79% 40, 90% 28',
  large: '13% 26, 38% 24, 64% 32, 95% 36',
};
const beside = {
  small: '52% 64, 62% 104, 66% 52, 75% 84, 83% 128, 86% 68, 94% 100, 98% 56',
  large: '69% 76, 88% 112',
};

const squares = (places: string, side: string, color: string): string[] =>
  places.split(', ').map((place) => `linear-gradient(${color} 0 0) ${place}px / ${side} ${side} no-repeat`);

const stars = (bands: (typeof above)[], color: string): string =>
  bands
    .flatMap(({ small, large }) => [...squares(small, '2px', color), ...squares(large, '4px', color)])
    .join(', ');

/** A few pixels of sky, as the background of a page's title. */
export const nightSky = css`
  background: ${({ theme }) => stars([above], theme.color.star)};

  ${({ theme }) => theme.media.large} {
    background: ${({ theme }) => stars([above, beside], theme.color.star)};
  }
`;
