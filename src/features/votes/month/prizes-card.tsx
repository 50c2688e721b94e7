import { styled } from 'styled-components';
import { monthly } from '#network/vote-rewards';
import { counted } from '@/lib/counted';
import { formatNumber } from '@/lib/format-number';
import { voteBridge } from '@/messages/en/vote-bridge';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { placeColor } from './place-color';
import { rewardWords } from './reward-words';

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
  if (monthly.length === 0) return null;
  return (
    <Card.Section id="prizes" title={words.title} titleSize="h3" gap={1}>
      <List>
        {monthly.map((rewards, index) => (
          <Line key={words.place(index + 1)}>
            <Text weight={700} color={placeColor(index)}>
              {words.place(index + 1)}
            </Text>
            <Prizes>
              {rewards.map(({ reward, count }) => {
                const { emblem, words: name } = rewardWords(reward);
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
