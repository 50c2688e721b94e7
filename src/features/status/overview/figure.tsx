import { styled } from 'styled-components';
import { overviewTexts } from '#messages/server-info';
import { VisuallyHidden } from '@/ui/layout/text';
import { playersFigure } from '../players-figure';

export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{overviewTexts.unknown}</VisuallyHidden>
  </>
);

interface PlayersProps {
  /** Null if unknown. */
  online: number | null;
  /** Same meaning as in `playersFigure`. */
  places: number | null | undefined;
}

/** The number of players online, over slots. */
export const Players = ({ online, places }: PlayersProps) =>
  online === null ? <Unknown /> : playersFigure(online, places);

/**
 * A live number. Uses the body font, because the pixel font's 5 looks like an 8, and these are read at a
 * glance.
 */
export const Figure = styled.span<{ $size?: 'h1' | 'h2' }>`
  display: block;
  font-family: ${({ theme }) => theme.fontFamily.body};
  font-size: ${({ theme, $size = 'h2' }) => theme.fontSize[$size]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;
