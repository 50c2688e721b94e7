import { useRef, useState } from 'react';
import { voteDesk } from '#messages/vote-desk';
import type { DeskReward } from '@/contract/vote-desk';
import { REWARD_DECISIONS, type RewardDecision } from '@/contract/vote-requests';
import { REWARD_STATES, type RewardState } from '@/contract/votes';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { useQueryValues } from '@/features/admin/use-query-values';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Badge } from '@/ui/drawing/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Tabs } from '@/ui/menu/tabs';
import { serverName } from './names';
import { useFilledPages } from './use-filled-pages';
import { voteDeskApi } from './vote-desk-api';

const texts = voteDesk.rewards;
const states = Object.keys(texts.states) as RewardState[];

const named = ({ reward, count, player }: DeskReward): string =>
  texts.toPlayer(`${formatNumber(count)} × ${reward}`, player);

interface Chosen {
  reward: DeskReward;
  action: RewardDecision;
}

const Decision = ({ chosen, onClose }: { chosen: Chosen; onClose: (isDecided: boolean) => void }) => {
  const { reward, action } = chosen;
  const [decide, { isLoading, error }] = voteDeskApi.useDecideRewardMutation();
  const { title, text, confirm, done } = texts.decisions[action];
  const confirmed = async () => {
    const result = await decide(chosen);
    if (result.error) return;
    notify.success(done);
    onClose(true);
  };
  return (
    <ConfirmDialog
      open
      variant="primary"
      onClose={() => onClose(false)}
      title={title}
      confirmLabel={confirm}
      onConfirm={() => void confirmed()}
      loading={isLoading}
      problem={error && toFailure(error).message}
    >
      <Text weight={600}>{named(reward)}</Text>
      {text}
    </ConfirmDialog>
  );
};

const Reward = ({ reward, onChoose }: { reward: DeskReward; onChoose: (chosen: Chosen) => void }) => {
  const { server, state, at, detail } = reward;
  const { label, hue } = texts.states[state];
  const isOpen = state === 'uncertain' || state === 'failed';
  return (
    <Entry>
      <Stack gap={0.5}>
        <Stack direction="row" gap={1} wrap>
          <Text weight={600}>{named(reward)}</Text>
          <Badge color={hue}>{label}</Badge>
        </Stack>
        <Note tabular>
          {server === null ? texts.anyServer : serverName(server)},{' '}
          <time dateTime={at}>{formatMoment(at)}</time>
        </Note>
        {detail !== null && <Note>{texts.said(detail)}</Note>}
      </Stack>
      {isOpen && (
        <Stack direction="row" gap={1} wrap>
          {REWARD_DECISIONS.map((action) => (
            <Button
              key={action}
              aria-label={`${texts.decisions[action].button}: ${named(reward)}`}
              onClick={() => onChoose({ reward, action })}
            >
              {texts.decisions[action].button}
            </Button>
          ))}
        </Stack>
      )}
    </Entry>
  );
};

const List = ({ state, onChoose }: { state: RewardState; onChoose: (chosen: Chosen) => void }) => {
  const query = voteDeskApi.useListRewardsInfiniteQuery(state, { refetchOnMountOrArgChange: true });
  const all = query.data?.pages.flatMap(({ rewards }) => rewards);
  // A player can move from one page to the next, and then be on both.
  const rewards = all && [...new Map(all.map((reward) => [reward.id, reward])).values()];
  const pages = useFilledPages(query, rewards?.length ?? 0);
  const isSearching = rewards?.length === 0 && pages.isFetchingNextPage;
  return (
    <DeskList
      label={texts.list(texts.states[state].label)}
      loadingLabel={texts.loading}
      failureTitle={texts.failure}
      query={{ ...pages, error: query.error, refetch: query.refetch }}
      items={
        isSearching
          ? undefined
          : rewards?.map((reward) => <Reward key={reward.id} reward={reward} onChoose={onChoose} />)
      }
      empty={<EmptyState title={texts.empty}>{texts.emptyText[state]}</EmptyState>}
    />
  );
};

/** Values in the page's URL. */
const CHOICES = { rewards: REWARD_STATES };

/** Rewards by state, with the decisions that an admin can make. */
export const Rewards = () => {
  const [{ rewards }, change] = useQueryValues(CHOICES);
  const state = REWARD_STATES.find((known) => known === rewards) ?? 'uncertain';
  const [chosen, setChosen] = useState<Chosen>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (isDecided: boolean) => {
    setChosen(undefined);
    // The button that had focus is gone.
    if (isDecided) heading.current?.focus();
  };
  return (
    <Card as="section" aria-labelledby="rewards">
      <Stack>
        <Heading level={2} id="rewards" ref={heading} tabIndex={-1}>
          {texts.title}
        </Heading>
        <Tabs defaultValue={state} value={state} onChange={(value) => change({ rewards: value })}>
          <Tabs.List label={texts.tabs}>
            {states.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {texts.states[one].label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {states.map((one) => (
            <Tabs.Panel key={one} value={one}>
              {one === state && <List state={one} onChoose={setChosen} />}
            </Tabs.Panel>
          ))}
        </Tabs>
        {chosen && <Decision chosen={chosen} onClose={close} />}
      </Stack>
    </Card>
  );
};
