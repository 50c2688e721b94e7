import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { streakMilestones, votePage } from '@/content/votes';
import { useAppSelector } from '@/store/hooks';
import { Meter } from '@/ui/feedback/meter';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { MilestoneTile } from './milestone-tile';
import { StreakFigure } from './streak-figure';
import { selectMilestones } from './streaks-slice';
import { selectStreak } from './votes-slice';

const { streak: words } = votePage;

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${({ theme }) => theme.space[6]};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
`;
const Action = styled.div`
  justify-self: start;
`;
const Milestones = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[1.5]};

  ${({ theme }) => theme.media.medium} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export interface StreakCardProps {
  /** In milliseconds; null until it is known. */
  now: number | null;
  /** A link that leads on. */
  action?: ReactNode;
}

/** The visitor's days in a row, how far the next milestone is, and the rewards of all. */
export const StreakCard = ({ now, action }: StreakCardProps) => {
  const streak = useAppSelector((state) => (now === null ? null : selectStreak(state, now)));
  const milestones = useAppSelector((state) => (streak === null ? null : selectMilestones(state, streak)));

  return (
    <Card as="section" accent="amber" aria-labelledby="streak" aria-busy={streak === null}>
      <Layout>
        <StreakFigure streak={streak} />
        <Words>
          <Card.Title level={2} id="streak">
            {words.title}
          </Card.Title>
          <Text color="muted">{words.text}</Text>
          <Meter
            label={words.nextLabel}
            value={streak ?? 0}
            max={milestones?.next ?? 1}
            color="amber"
            {...(streak !== null && milestones && { valueText: words.progress(streak, milestones.next) })}
          />
          {action !== undefined && <Action>{action}</Action>}
        </Words>
        <Milestones aria-label={words.milestonesLabel}>
          {streakMilestones.map((milestone) => (
            <MilestoneTile
              key={milestone.days}
              milestone={milestone}
              state={milestones?.states[milestone.days]}
            />
          ))}
        </Milestones>
      </Layout>
    </Card>
  );
};
