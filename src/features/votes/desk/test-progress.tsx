import { ArrowRight, Check, CircleX, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { voteDesk } from '#messages/vote-desk';
import type { ColorName } from '@/theme/tokens';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Stack } from '@/ui/layout/stack';
import { Note, Text, VisuallyHidden } from '@/ui/layout/text';
import { progressOf, type SentTest, TEST_STEPS } from './test-steps';
import { voteDeskApi } from './vote-desk-api';

const texts = voteDesk.test;

const POLL_MS = 5_000;
/** Longer than the companion of a busy server is silent. */
const PATIENCE_MS = 4 * 60_000;

type StepState = keyof typeof texts.states;
const looks: Record<StepState, { Icon: LucideIcon | undefined; color: ColorName }> = {
  done: { Icon: Check, color: 'grass' },
  now: { Icon: ArrowRight, color: 'amber' },
  later: { Icon: undefined, color: 'muted' },
  trouble: { Icon: CircleX, color: 'danger' },
};

const Step = styled.li<{ $color: ColorName }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};

  & svg {
    color: ${({ theme, $color }) => theme.color[$color]};
  }
`;
const Place = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
`;
/** Two lines on a phone, so that changes of the text move nothing. */
const Message = styled.div`
  min-height: 3.5em;
`;

export const TestProgress = ({ test }: { test: SentTest }) => {
  const [isOver, setIsOver] = useState(false);
  const [isTired, setIsTired] = useState(false);
  const pollingInterval = isOver || isTired ? 0 : POLL_MS;
  const options = { pollingInterval, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };
  const votes = voteDeskApi.useFollowTestVoteQuery(test.player, options);
  const companions = voteDeskApi.useListCompanionsQuery(undefined, options);
  const { done, end } = progressOf(test, votes.data, companions.data);
  if (!isOver && end) setIsOver(true);
  useEffect(() => {
    if (isOver || isTired) return undefined;
    const timer = setTimeout(() => setIsTired(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOver, isTired]);
  const goOn = () => {
    setIsTired(false);
    void votes.refetch();
  };
  const stateOf = (at: number): StepState => {
    if (at < done) return 'done';
    if (at > done) return 'later';
    return end === 'trouble' ? 'trouble' : 'now';
  };
  const text = () => {
    if (end) return end === 'delivered' ? texts.finished : texts.decide;
    if (votes.error) return texts.lost;
    return done === 3 ? texts.join(test.player) : '';
  };
  return (
    <Stack gap={1.5}>
      <Stack as="ol" gap={1} aria-label={texts.steps}>
        {TEST_STEPS.map((step, at) => {
          const state = stateOf(at);
          const { Icon, color } = looks[state];
          return (
            <Step key={step} $color={color} aria-current={state === 'now' ? 'step' : undefined}>
              <Place>{Icon && <Icon size={18} />}</Place>
              <Text as="span" color={state === 'later' ? 'muted' : undefined}>
                {texts.step[step]}
              </Text>
              <VisuallyHidden>{texts.states[state]}</VisuallyHidden>
            </Step>
          );
        })}
      </Stack>
      {isTired && !end ? (
        <RetryAlert title={texts.timeoutTitle} retryLabel={texts.goOn} onRetry={goOn}>
          {texts.timeoutText}
        </RetryAlert>
      ) : (
        <Message aria-live="polite">
          <Note as="div">{text()}</Note>
        </Message>
      )}
    </Stack>
  );
};
