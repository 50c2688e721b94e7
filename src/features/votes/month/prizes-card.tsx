import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { monthly } from '#network/vote-rewards';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import type { ColorName } from '@/theme/tokens';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { describeReward } from './reward-lines';

const RANK_COLORS: readonly ColorName[] = ['gold', 'muted', 'ember'];

/** Gold, silver and bronze, then none, for a rank counted from 0. */
export const rankColor = (index: number): ColorName => RANK_COLORS[index] ?? 'muted';

const { prizes: texts } = voteBridge;

const List = styled.ol`
  display: grid;
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${({ theme }) => `0 ${theme.space[2]}`};
  padding-block: ${({ theme }) => theme.space[1.5]};
  border-top: 1px solid ${({ theme }) => theme.color.line};

  &:first-child {
    border-top: 0;
  }
`;
const Prizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space[0.5]} ${theme.space[3]}`};

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
`;

/** Prizes for the best voters at the end of the month. */
export const PrizesCard = () => {
  if (monthly.length === 0) return null;
  return (
    <Card.Section id="prizes" title={texts.title} titleSize="h3" gap={1}>
      <List>
        {monthly.map((rewards, index) => (
          <Line key={texts.place(index + 1)}>
            <Text weight={700} color={rankColor(index)}>
              {texts.place(index + 1)}
            </Text>
            <Prizes>
              {rewards.map(({ reward, count }) => {
                const { emblem, words: name } = describeReward(reward);
                return (
                  <li key={reward}>
                    <PixelIcon name={emblem} size={24} />
                    {counted(name, count, formatNumber)}
                  </li>
                );
              })}
            </Prizes>
          </Line>
        ))}
      </List>
    </Card.Section>
  );
};
