import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import type { VotesResponse } from '@/contract/votes';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { Badge } from '@/ui/drawing/badge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Note, Text } from '@/ui/layout/text';
import { describeReward, rewardLines, type SeenReward } from './reward-lines';

const { rewards: texts } = voteBridge;

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
  if (state === 'waiting') return texts.join(describeReward(reward).place);
  if (state === 'delivered') return texts.deliveredAt(formatMoment(at));
  return texts[state];
};

export const OwnRewards = ({ votes }: { votes: VotesResponse }) => {
  const lines = rewardLines(votes.rewards);
  if (lines.length === 0)
    return (
      <EmptyState title={texts.empty} icon={<PixelIcon name="chest" size={48} />}>
        {texts.emptyText}
      </EmptyState>
    );
  return (
    <List aria-label={texts.title}>
      {lines.map((line) => {
        const { emblem, words: name } = describeReward(line.reward);
        const { label, hue } = texts.states[line.state];
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
