import { styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import { motionOk, tint } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  justify-content: start;
  gap: ${({ theme }) => theme.space[2]};
`;
const Torch = styled.div<{ $isLit: boolean }>`
  display: grid;
  place-items: center;
  width: 96px;
  height: 96px;
  background: ${({ theme, $isLit }) =>
    $isLit ? `radial-gradient(closest-side, ${tint(theme.color.amber, 40)}, transparent)` : 'none'};
  filter: ${({ $isLit }) => ($isLit ? 'none' : 'grayscale(1) opacity(0.5)')};

  ${motionOk} {
    transition: filter ${({ theme }) => theme.duration.calm};
  }
`;
const Figure = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-weight: 600;
  line-height: 1.2;
`;
const Count = styled.span`
  display: block;
  /* Three figures fit: nothing moves when they become known. */
  min-width: 3ch;
  color: ${({ theme }) => theme.color.amber};
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: 4rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
  line-height: 1;
`;

/** The days in a row, with a torch that burns while there are any; null until known. */
export const StreakFigure = ({ streak }: { streak: number | null }) => (
  <Root>
    <Torch $isLit={streak !== null && streak > 0}>
      <PixelIcon name="torch" size={80} />
    </Torch>
    <Figure>
      <Count>{streak ?? votePage.streak.unknown}</Count> {votePage.streak.unit(streak ?? 0)}
    </Figure>
  </Root>
);
