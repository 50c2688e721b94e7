import { styled } from 'styled-components';
import { rewardWords } from '@/content/reward-words';
import { monthlyRewards } from '@/content/vote-rewards';
import { formatNumber } from '@/lib/format';
import { voteBridge } from '@/messages/en/vote-bridge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { placeColor } from './place-color';

const { prizes: words } = voteBridge;

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

/** What the month's best are given when it is over. */
export const PrizesCard = () => {
  if (monthlyRewards.length === 0) return null;
  return (
    <Card.Section id="prizes" title={words.title} titleSize="h3" gap={1}>
      <List>
        {monthlyRewards.map((rewards, index) => (
          <Line key={words.place(index + 1)}>
            <Text weight={700} color={placeColor(index)}>
              {words.place(index + 1)}
            </Text>
            <Prizes>
              {rewards.map(({ reward, count }) => {
                const { icon, named } = rewardWords(reward);
                return (
                  <li key={reward}>
                    <PixelIcon name={icon} size={24} />
                    {named(formatNumber(count), count === 1)}
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
