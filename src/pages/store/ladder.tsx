import { styled } from 'styled-components';
import type { StoreSection } from '@/contract/network/store';
import type { Hue } from '@/contract/network/visuals';
import { BLOCK, masonry } from '@/pages/scenery/materials';
import { ItemCard, ItemCell } from './item-card';
import { LadderTop } from './ladder-top';

/** Maximum number of steps side by side; more of them are in rows of about equal length. */
const MOST_COLUMNS = 5;
/** Number of columns for rows of about equal length. */
export const columnsOf = (steps: number): number => Math.ceil(steps / Math.ceil(steps / MOST_COLUMNS)) || 1;

const Steps = styled.ol<{ $steps: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[2]};

    & > :nth-last-child(2):nth-child(odd),
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(${({ $steps }) => columnsOf($steps)}, minmax(0, 1fr));
    gap: ${({ theme }) => `${theme.space[4]} ${theme.space[1]}`};

    & > :nth-last-child(2):nth-child(odd) {
      grid-column: auto;
    }
  }
`;
/** Beside the top, since one card alone would be as wide as it. */
const OneStep = styled(Steps)`
  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`;
const Pillar = styled(ItemCell)<{ $left: number }>`
  ${({ theme }) => theme.media.large} {
    padding-top: ${({ $left }) => $left * BLOCK}px;
  }
`;
/** A course of the item's own material for each step up to it. */
const Courses = styled.div<{ $hue: Hue; $count: number }>`
  ${({ $hue }) => masonry($hue, BLOCK / 2)}
  height: ${({ $count }) => ($count * BLOCK) / 2}px;
  margin-inline: 8px;

  ${({ theme }) => theme.media.large} {
    ${({ $hue }) => masonry($hue)}
    height: ${({ $count }) => $count * BLOCK}px;
  }
`;

/** The items of a section from the first step to the top. */
export const Ladder = ({ section }: { section: StoreSection }) => {
  const below = section.items.slice(0, -1);
  const top = section.items.at(-1);
  const Stairs = below.length === 1 ? OneStep : Steps;
  return (
    <Stairs $steps={below.length}>
      {below.map((item, index) => (
        <Pillar key={item.id} $left={below.length - 1 - index}>
          <ItemCard item={item} section={section} />
          <Courses $hue={item.hue} $count={index + 1} aria-hidden="true" />
        </Pillar>
      ))}
      {top && <LadderTop item={top} section={section} climbed={below} />}
    </Stairs>
  );
};
