import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { Bullets } from '@/ui/layout/bullets';
import { Art, hueOf } from '../art';

/** A story with the color of its picture. */
export const Marked = styled.article<{ $hue: Hue }>`
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  overflow-wrap: anywhere;
`;

/** Puts the picture beside the text if there is room. */
export const Sides = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, ${({ theme }) => theme.size.reading}) minmax(0, 1fr);
    align-items: start;

    & > :first-child {
      order: 1;
    }
  }
`;
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  font-size: ${({ theme }) => theme.fontSize.lead};
`;

const width = { phone: 'calc(100vw - 32px)', wide: '480px' };

interface StoryBodyProps {
  story: { art: string; points: readonly string[] };
  /** Follows the points. */
  children: ReactNode;
}

/** The picture of a story beside its points and its text. */
export const StoryBody = ({ story: { art, points }, children }: StoryBodyProps) => (
  <Sides>
    <Art name={art} hue={hueOf(art)} width={width} isFirst />
    <Details>
      {points.length > 0 && <Bullets items={points} />}
      {children}
    </Details>
  </Sides>
);
