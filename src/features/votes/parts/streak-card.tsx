import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import { streakMilestones } from '#network/voting';
import { Meter } from '@/ui/feedback/meter';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { MilestoneTile } from './milestone-tile';
import type { Milestones } from './milestones';
import { StreakFigure } from './streak-figure';

/** Height of the card with a player's rank and a few rewards, reserved until it loads. */
export const OWN_CARD_HEIGHT = '452px';

const { streak: texts } = votePage;

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${({ theme }) => theme.space[6]};
  }
`;
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
`;
/** Same height with any text, so that nothing moves once it is known. */
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
  /** Days in a row; null until known, or without a player. */
  days: number | null;
  isBusy: boolean;
  /** Days towards the next milestone. */
  reached: number;
  /** Undefined until they are known. */
  milestones: Milestones | undefined;
  onClaim: (days: number) => void;
  /** The milestone whose claim is pending. */
  claiming?: number | undefined;
  /** A further link. */
  action?: ReactNode;
  /** Explains what keeps the streak. */
  children: ReactNode;
}

/** Days in a row, progress to the next milestone, and all rewards. */
export const StreakCard = (props: StreakCardProps) => {
  const { days, isBusy, reached, milestones, onClaim, claiming, action, children } = props;
  return (
    <Card as="section" accent="amber" aria-labelledby="streak" aria-busy={isBusy}>
      <Layout>
        <StreakFigure streak={days} />
        <Details>
          <Card.Title level={2} id="streak">
            {texts.title}
          </Card.Title>
          <Saying forwardedAs="div" color="muted">
            {children}
          </Saying>
          <Meter
            label={texts.nextLabel}
            value={reached}
            max={milestones?.next ?? 1}
            color="amber"
            {...(milestones && { valueText: texts.progress(reached, milestones.next) })}
          />
          {action !== undefined && <Action>{action}</Action>}
        </Details>
        <List aria-label={texts.milestonesLabel}>
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
