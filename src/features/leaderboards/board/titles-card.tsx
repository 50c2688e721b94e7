import { styled } from 'styled-components';
import { rankTitlesCard } from '#messages/leaderboard-parts';
import type { RankTitle } from '@/contract/network/leaderboards';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { RankMark } from './rank-mark';

const Lines = styled.ul`
  line-height: 1.35;
`;
const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
  padding-block: ${({ theme }) => theme.space[0.5]};
`;

interface TitlesCardProps {
  titles: readonly RankTitle[];
  /** True if titles depend on the level. */
  hasLevel: boolean;
}

const conditionOf = ({ fromLevel, toPlace }: RankTitle, hasLevel: boolean): string => {
  if (fromLevel === 0 || toPlace === undefined) return rankTitlesCard.everyoneElse;
  return hasLevel ? rankTitlesCard.fromLevel(fromLevel) : rankTitlesCard.toPlace(toPlace);
};

/** Explains the titles beside the names. */
export const TitlesCard = ({ titles, hasLevel }: TitlesCardProps) => (
  <Card.Section id="rank-titles" title={rankTitlesCard.title} titleSize="h3" gap={1}>
    <Note>{hasLevel ? rankTitlesCard.text : rankTitlesCard.byPlace}</Note>
    <Lines aria-labelledby="rank-titles">
      {titles.map((rank) => (
        <Line key={rank.title}>
          <RankMark title={rank} />
          <Text as="span" color="muted" tabular>
            {conditionOf(rank, hasLevel)}
          </Text>
        </Line>
      ))}
    </Lines>
  </Card.Section>
);
