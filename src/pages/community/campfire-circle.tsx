import { styled } from 'styled-components';
import { community } from '#network/community';
import { LightField } from '@/pages/scenery/light-field';
import { motionOk } from '@/theme/mixins';
import { PixelFace } from '@/ui/drawing/pixel-face';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const names = (community.forums?.categories ?? []).flatMap(({ recentPosters }) => recentPosters);

/** Seats in percent of the scene: the left half of a ring around the fire, mirrored for the right. */
const seats = [
  { x: 27, y: 8 },
  { x: 9, y: 34 },
  { x: 13, y: 66 },
  { x: 32, y: 86 },
].flatMap(({ x, y }) => [
  { x, y },
  { x: 100 - x, y },
]);

const Scene = styled.div`
  position: relative;
  width: min(100%, 480px);
  aspect-ratio: 4 / 3;
  margin-inline: auto;

  & > svg:first-child {
    position: absolute;
    inset: 0 auto auto 50%;
    width: 75%;
    transform: translateX(-50%);
  }
  ${motionOk} {
    & > svg:first-child {
      animation: flicker 3s steps(3) infinite;
    }
  }
`;
const Fire = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 27%;
  transform: translate(-50%, -50%);

  & > svg {
    width: 100%;
    height: auto;
  }
`;
const Seat = styled.span<{ $x: number; $y: number }>`
  position: absolute;
  top: ${({ $y }) => $y}%;
  left: ${({ $x }) => $x}%;
  width: 11%;
  aspect-ratio: 1;
  transform: translate(-50%, -50%);
`;

/** People around a fire. Decorative. */
export const CampfireCircle = () => (
  <Scene aria-hidden="true">
    <LightField hue="amber" />
    {seats.map(({ x, y }, index) => (
      <Seat key={`${String(x)}-${String(y)}`} $x={x} $y={y}>
        <PixelFace name={names[index] ?? String(index)} />
      </Seat>
    ))}
    <Fire>
      <PixelIcon name="campfire" size={128} />
    </Fire>
  </Scene>
);
