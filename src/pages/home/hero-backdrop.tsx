import { styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import { nightSky } from '@/ui/night-sky';

const Sky = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: linear-gradient(
    180deg,
    ${({ theme }) => theme.color.sunken} 0%,
    ${({ theme }) => theme.color.raised} 30%,
    ${({ theme }) => tint(theme.color.ember, 35)} 58%,
    ${({ theme }) => tint(theme.color.amber, 50)} 75%
  );
`;
const Stars = styled.div`
  ${nightSky}
  position: absolute;
  inset: 0;
`;
const Land = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 62%;
`;
const Far = styled.path`
  fill: ${({ theme }) => theme.color.lineTop};
`;
const Near = styled.path`
  fill: ${({ theme }) => theme.color.line};
`;
const Ground = styled.path`
  fill: ${({ theme }) => theme.color.canvas};
`;
const Moon = styled.rect`
  fill: ${({ theme }) => theme.color.amber};
`;
/** Keeps the words readable whatever is painted behind them, and lets the picture run out into the page. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(0deg, ${({ theme }) => theme.color.canvas} 0%, transparent 30%),
    linear-gradient(90deg, ${({ theme }) => tint(theme.color.sunken, 88)} 0%, transparent 70%);
`;

/** Tops of columns of blocks, two units wide, left to right, as a closed shape on a grid of 64 by 36. */
const skyline = (tops: readonly number[]): string =>
  `M0 36${tops.map((top) => `V${String(top)}h2`).join('')}V36z`;

const far = skyline([
  22, 21, 20, 20, 19, 18, 18, 19, 20, 21, 21, 20, 19, 18, 16, 15, 15, 16, 17, 18, 18, 17, 15, 13, 12, 11, 11,
  12, 14, 15, 17, 18,
]);
const near = skyline([
  27, 26, 26, 25, 25, 26, 27, 28, 28, 27, 26, 25, 24, 24, 25, 26, 27, 27, 26, 25, 23, 22, 22, 23, 24, 24, 23,
  21, 20, 20, 22, 23,
]);
const ground = skyline([
  31, 31, 32, 32, 31, 30, 30, 31, 32, 33, 33, 32, 31, 31, 30, 30, 31, 32, 32, 31, 30, 29, 29, 30, 31, 31, 30,
  29, 28, 28, 29, 30,
]);

/** The landscape behind the hero's words, drawn until there is a picture to lay over it. */
export const HeroBackdrop = () => (
  <Sky aria-hidden="true">
    <Stars />
    <Land viewBox="0 0 64 36" preserveAspectRatio="xMidYMax slice" shapeRendering="crispEdges">
      <Moon x="50" y="3" width="4" height="4" />
      <Far d={far} />
      <Near d={near} />
      <Ground d={ground} />
    </Land>
    <Shade />
  </Sky>
);
