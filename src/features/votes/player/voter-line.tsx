import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { privatePages } from '#network/pages';
import { avatarOf } from '@/lib/avatar';
import { Button, ButtonLink } from '@/ui/button/button';
import { Avatar } from '@/ui/drawing/avatar';
import { Note, Text } from '@/ui/layout/text';
import type { VoteStatus } from '../bridge/use-vote-status';
import { waitingIn } from '../month/reward-lines';

const { voter: texts } = voteBridge;

/** Size at which the picture is shown, and requested, in pixels. */
const HEAD = 64;
const PICTURE = 128;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};

  ${({ theme }) => theme.media.medium} {
    /* The news have a place of their own width: nothing moves when they come. */
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr) auto;
  }
`;
const Who = styled.div`
  overflow-wrap: anywhere;
  line-height: 1.35;
`;
/** Same height as the button that may be inside. */
const News = styled.div`
  display: flex;
  grid-column: 1 / -1;
  grid-row: 2;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.fontSize.small};

  /* As high as a finger, beyond the line that it stands in. */
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
    margin-block: -10px;
  }
  ${({ theme }) => theme.media.medium} {
    grid-column: 3;
    grid-row: 1;
    justify-content: flex-end;
  }
`;

const NewsOf = ({ votes, problem, isFetching, refetch }: VoteStatus) => {
  if (problem !== undefined)
    return (
      <>
        <Text as="span" color="amber">{`${votes ? texts.stale : texts.failed} ${problem}`}</Text>
        <Button variant="quiet" loading={isFetching} onClick={() => refetch()}>
          {texts.retry}
        </Button>
      </>
    );
  if (!votes) return <Note as="span">{texts.loading}</Note>;
  const waiting = waitingIn(votes.rewards);
  if (waiting === 0) return null;
  return (
    <>
      <Text as="span" color="amber" weight={600}>
        {texts.waiting(waiting)}
      </Text>
      <a href="#your-rewards">{texts.see}</a>
    </>
  );
};

export interface VoterLineProps {
  player: string;
  isLinked: boolean;
  status: VoteStatus;
  /** True if this has just replaced the field for the name. */
  hasLeftField: boolean;
  onChange: () => void;
}

/** The player, with waiting rewards and a button to change the player. */
export const VoterLine = ({ player, isLinked, status, hasLeftField, onChange }: VoterLineProps) => (
  <Root>
    <Avatar src={avatarOf.head(player, PICTURE)} size={HEAD} name={player} />
    <Who>
      <Text weight={700} size="h3">
        {player}
      </Text>
      <Note>{isLinked ? texts.linked : texts.countsFor}</Note>
    </Who>
    <News role="status">
      <NewsOf {...status} />
    </News>
    {isLinked ? (
      <ButtonLink to={privatePages.dashboard.path} aria-label={texts.dashboardLabel}>
        {texts.dashboard}
      </ButtonLink>
    ) : (
      <Button autoFocus={hasLeftField} aria-label={texts.changeLabel} onClick={onChange}>
        {texts.change}
      </Button>
    )}
  </Root>
);
