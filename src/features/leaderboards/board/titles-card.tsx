import { styled } from 'styled-components';
import type { RankTitle } from '@/contract/network/leaderboards';
import { rankTitlesCard } from '@/messages/en/rank-titles';
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

/** What the titles beside the names mean. */
export const TitlesCard = ({ titles }: { titles: readonly RankTitle[] }) => (
  <Card.Section id="rank-titles" title={rankTitlesCard.title} titleSize="h3" gap={1}>
    <Note>{rankTitlesCard.text}</Note>
    <Lines aria-labelledby="rank-titles">
      {titles.map((rank) => (
        <Line key={rank.title}>
          <RankMark title={rank} />
          <Text as="span" color="muted" tabular>
            {rank.fromLevel === 0 ? 'Everyone else' : `Level ${String(rank.fromLevel)}+`}
          </Text>
        </Line>
      ))}
    </Lines>
  </Card.Section>
);
