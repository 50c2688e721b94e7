import { Check, Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import type { StreakMilestone } from '@/contract/network/voting';
import { block, motionOk, tint } from '@/theme/mixins';
import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Text } from '@/ui/layout/text';
import type { MilestoneState } from './milestones';

const { streak } = votePage;

const lit = css`
  --fill: ${({ theme }) => `linear-gradient(${tint(theme.color.amber, 14)} 0 0), ${theme.color.sunken}`};
  --edge-top: ${({ theme }) => theme.color.amber};
`;
const Root = styled.li<{ $state: MilestoneState | undefined }>`
  ${block('small')}
  --fill: ${({ theme }) => theme.color.sunken};
  ${({ $state }) => $state === 'claimable' && lit}
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: center;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[1.5]}`};
  text-align: center;
`;
const Prize = styled.div<{ $isDim: boolean }>`
  opacity: ${({ $isDim }) => ($isDim ? 0.45 : 1)};
`;
const Rewards = styled.ul`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
`;
/** Height of the button that claims the reward. */
const Place = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  min-height: ${({ theme }) => theme.size.touch};
`;
const State = styled.span<{ $isDone: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme, $isDone }) => ($isDone ? theme.color.grass : theme.color.muted)};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 600;
  outline: none;
`;
const JustClaimed = styled(State)`
  ${motionOk} {
    animation: pop ${({ theme }) => theme.duration.calm} steps(6);
  }
`;

export interface MilestoneTileProps {
  milestone: StreakMilestone;
  /** Undefined until it is known. */
  state: MilestoneState | undefined;
  onClaim: (days: number) => void;
  /** True while the claim is pending. */
  isClaiming: boolean;
}

/** A reward for a number of days in a row: locked, claimable, or claimed. */
export const MilestoneTile = ({
  milestone: { days, emblem, rewards },
  state,
  onClaim,
  isClaiming,
}: MilestoneTileProps) => {
  const labelId = useId();
  const [isOwnClaim, setIsOwnClaim] = useState(false);
  const claimed = useRef<HTMLSpanElement>(null);
  // The focused button is gone; focus that has moved elsewhere in the meantime stays.
  useEffect(() => {
    if (isOwnClaim && document.activeElement === document.body) claimed.current?.focus();
  }, [isOwnClaim, state]);

  const claim = () => {
    setIsOwnClaim(true);
    onClaim(days);
  };
  const Done = isOwnClaim ? JustClaimed : State;
  return (
    <Root $state={state}>
      <Prize $isDim={state !== 'claimable' && state !== 'claimed'}>
        <PixelIcon name={emblem} size={48} />
      </Prize>
      <Text weight={600} id={labelId}>
        {streak.days(days)}
      </Text>
      <Rewards>
        {rewards.map((reward) => (
          <li key={reward}>{reward}</li>
        ))}
      </Rewards>
      <Place>
        {state === 'locked' && (
          <State $isDone={false}>
            <Lock size={16} />
            {streak.lockedLabel}
          </State>
        )}
        {state === 'claimable' && (
          <Button variant="primary" fullWidth aria-describedby={labelId} loading={isClaiming} onClick={claim}>
            {streak.claimLabel}
          </Button>
        )}
        {state === 'claimed' && (
          <Done ref={claimed} tabIndex={-1} $isDone>
            <Check size={18} strokeWidth={3} />
            {streak.claimedLabel}
          </Done>
        )}
      </Place>
    </Root>
  );
};
