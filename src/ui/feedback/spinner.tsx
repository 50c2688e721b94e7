import { css, styled } from 'styled-components';
import { onlyWithScript } from '@/theme/mixins';

/** Clockwise around a ring of eight blocks. */
const ring = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

const Mark = styled.svg`
  flex: none;
  rect {
    fill: currentcolor;
    animation: chase 1s infinite;
  }
  ${ring.map(
    (_, index) => css`
      rect:nth-child(${index + 1}) {
        animation-delay: ${index / ring.length}s;
      }
    `,
  )}
`;

/** The animated ring alone, for places whose text says what is going on. */
export const SpinnerMark = ({ size = 16 }: { size?: number }) => (
  <Mark aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges">
    {ring.map(([x, y]) => (
      <rect key={`${String(x)}${String(y)}`} x={x * 6} y={y * 6} width="4" height="4" />
    ))}
  </Mark>
);

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};

  /* Nothing will ever come. */
  ${onlyWithScript}
  svg {
    color: ${({ theme }) => theme.color.grass};
  }
`;

/** Says, visibly and to screen readers, what is loading. */
export const Spinner = ({ label }: { label: string }) => (
  <Root role="status">
    <SpinnerMark size={32} />
    <span>{label}</span>
  </Root>
);
