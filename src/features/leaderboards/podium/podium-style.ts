import { styled } from 'styled-components';
import { motionOk } from '@/theme/mixins';
import { metals, type PodiumPlace } from './podium-blocks';

/** First in the middle, second on the left, third on the right; the DOM keeps them in order of rank. */
const columns: Record<PodiumPlace, number> = { 1: 2, 2: 1, 3: 3 };

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.12fr) minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => theme.space[0.5]};
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
`;

export const Step = styled.li<{ $place: PodiumPlace; $isArriving: boolean }>`
  grid-area: 1 / ${({ $place }) => columns[$place]};
  display: flex;
  flex-direction: column;
  align-items: stretch;
  text-align: center;

  ${motionOk} {
    --rise: 32px;
    animation: ${({ $isArriving }) => ($isArriving ? 'rise' : 'none')} 250ms ease-out
      ${({ $place }) => (3 - $place) * 120}ms backwards;
  }
`;

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  min-height: 256px;
  justify-content: end;
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[0.5]}`};
  overflow-wrap: anywhere;

  ${({ theme }) => theme.media.medium} {
    min-height: 288px;
  }
`;

/** Box of the picture; larger on wider screens. */
export const Portrait = styled.div<{ $place: PodiumPlace }>`
  position: relative;
  display: flex;
  margin-bottom: ${({ theme }) => theme.space[1]};
  padding: 4px;
  background: ${({ $place }) => metals[$place].base};
  clip-path: ${({ theme }) => theme.corner.small};

  && > span {
    width: ${({ $place }) => ($place === 1 ? 72 : 56)}px;
    height: ${({ $place }) => ($place === 1 ? 72 : 56)}px;
  }
  ${({ theme }) => theme.media.medium} {
    && > span {
      width: ${({ $place }) => ($place === 1 ? 100 : 80)}px;
      height: ${({ $place }) => ($place === 1 ? 100 : 80)}px;
    }
  }
`;

export const Name = styled.strong`
  max-width: 100%;
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.25;

  ${({ theme }) => theme.media.small} {
    font-size: ${({ theme }) => theme.fontSize.body};
  }

  ${({ theme }) => theme.media.medium} {
    font-size: ${({ theme }) => theme.fontSize.h3};
  }
`;

/**
 * Long numbers are smaller, and wrap after their commas if they are still too wide. `--length` is the number of characters. It is
 * an inline style, since otherwise each length would create a class.
 */
export const Value = styled.span<{ $isLong: boolean }>`
  max-width: 100%;
  font-family: ${({ theme }) => theme.fontFamily.figures};
  font-size: clamp(0.875rem, 30vw / var(--length), 1.25rem);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.2;

  ${({ theme }) => theme.media.medium} {
    font-size: ${({ $isLong }) => ($isLong ? '1.25rem' : '1.75rem')};
  }
`;
