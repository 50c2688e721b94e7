import { styled } from 'styled-components';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { playersFigure } from '../players-figure';

/** In place of a figure that is not known. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known</VisuallyHidden>
  </>
);

interface PlayersProps {
  /** Null where that is not known. */
  online: number | null;
  /** As of `playersFigure`. */
  places: number | null | undefined;
}

/** The number of players online, over places. */
export const Players = ({ online, places }: PlayersProps) =>
  online === null ? <Unknown /> : playersFigure(online, places);

/** A live number. In the body face: the pixel face draws 5 much like 8, and these are read at a glance. */
export const Figure = styled.span<{ $size?: 'h1' | 'h2' }>`
  display: block;
  font-family: ${({ theme }) => theme.fontFamily.body};
  font-size: ${({ theme, $size = 'h2' }) => theme.fontSize[$size]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;
