import { styled } from 'styled-components';
import type { VotesResponse } from '@/contract/votes';
import { counted } from '@/lib/counted';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { voteBridge } from '@/messages/en/vote-bridge';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Note, Text } from '@/ui/layout/text';
import { rewardLines, type SeenReward } from './reward-lines';
import { rewardWords } from './reward-words';

const { rewards: words } = voteBridge;

const List = styled.ul`
  display: grid;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};
  padding-block: ${({ theme }) => theme.space[1.5]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:first-child {
    border-top: 0;
  }
`;

const saidOf = ({ reward, state, at }: SeenReward): string => {
  if (state === 'waiting') return words.join(rewardWords(reward).place);
  if (state === 'delivered') return words.deliveredAt(formatMoment(at));
  return words[state];
};

/** What a player's votes have earned, and where it is. */
export const OwnRewards = ({ votes }: { votes: VotesResponse }) => {
  const lines = rewardLines(votes.rewards);
  if (lines.length === 0)
    return (
      <EmptyState title={words.empty} icon={<PixelIcon name="chest" size={48} />}>
        {words.emptyText}
      </EmptyState>
    );
  return (
    <List aria-label={words.title}>
      {lines.map((line) => {
        const { emblem, words: name } = rewardWords(line.reward);
        const { label, hue } = words.states[line.state];
        return (
          <Line key={line.id}>
            <PixelIcon name={emblem} size={32} />
            <div>
              <Text weight={600}>{counted(name, line.count, formatNumber)}</Text>
              <Note>{saidOf(line)}</Note>
            </div>
            <Badge color={hue}>{label}</Badge>
          </Line>
        );
      })}
    </List>
  );
};
