import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { streakMilestones } from '#network/voting';
import { votePage } from '@/messages/en/vote-page';
import { Meter } from '@/ui/feedback/meter';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { MilestoneTile } from './milestone-tile';
import type { Milestones } from './milestones';
import { StreakFigure } from './streak-figure';

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
/** As high with whatever is said, so that nothing moves when it becomes known. */
const Saying = styled(Text)`
  min-height: 4.5rem;
  line-height: 1.5;

  ${({ theme }) => theme.media.medium} {
    min-height: 3rem;
  }
`;
const Action = styled.div`
  justify-self: start;
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space[1.5]};

  ${({ theme }) => theme.media.medium} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export interface StreakCardProps {
  /** Days in a row; null until they are known, or while there is nobody whose they would be. */
  days: number | null;
  isBusy: boolean;
  /** Days towards the next milestone. */
  reached: number;
  /** Undefined until they are known. */
  milestones: Milestones | undefined;
  onClaim: (days: number) => void;
  /** The milestone whose claim is on its way. */
  claiming?: number | undefined;
  /** A link that leads on. */
  action?: ReactNode;
  /** What keeps the streak. */
  children: ReactNode;
}

/** Days in a row, how far the next milestone is, and the rewards of all. */
export const StreakCard = (props: StreakCardProps) => {
  const { days, isBusy, reached, milestones, onClaim, claiming, action, children } = props;
  return (
    <Card as="section" accent="amber" aria-labelledby="streak" aria-busy={isBusy}>
      <Layout>
        <StreakFigure streak={days} />
        <Words>
          <Card.Title level={2} id="streak">
            {words.title}
          </Card.Title>
          <Saying forwardedAs="div" color="muted">
            {children}
          </Saying>
          <Meter
            label={words.nextLabel}
            value={reached}
            max={milestones?.next ?? 1}
            color="amber"
            {...(milestones && { valueText: words.progress(reached, milestones.next) })}
          />
          {action !== undefined && <Action>{action}</Action>}
        </Words>
        <List aria-label={words.milestonesLabel}>
          {streakMilestones.map((milestone) => (
            <MilestoneTile
              key={milestone.days}
              milestone={milestone}
              state={milestones?.states[milestone.days]}
              onClaim={onClaim}
              isClaiming={claiming === milestone.days}
            />
          ))}
        </List>
      </Layout>
    </Card>
  );
};
