import { styled } from 'styled-components';
import { privatePages } from '#network/pages';
import { avatarOf } from '@/lib/avatar';
import { voteBridge } from '@/messages/en/vote-bridge';
import { Button, ButtonLink } from '@/ui/button/button';
import { Avatar } from '@/ui/drawing/avatar';
import { Note, Text } from '@/ui/layout/text';
import type { Standing } from '../bridge/use-standing';
import { waitingIn } from '../month/reward-lines';

const { voter: words } = voteBridge;

/** Side of the picture in pixels, and what it is asked for in. */
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
/** As high as the button that may stand in it. */
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

const NewsOf = ({ votes, problem, isFetching, refetch }: Standing) => {
  if (problem !== undefined)
    return (
      <>
        <Text as="span" color="amber">{`${votes ? words.stale : words.failed} ${problem}`}</Text>
        <Button variant="quiet" loading={isFetching} onClick={() => refetch()}>
          {words.retry}
        </Button>
      </>
    );
  if (!votes) return <Note as="span">{words.loading}</Note>;
  const waiting = waitingIn(votes.rewards);
  if (waiting === 0) return null;
  return (
    <>
      <Text as="span" color="amber" weight={600}>
        {words.waiting(waiting)}
      </Text>
      <a href="#your-rewards">{words.see}</a>
    </>
  );
};

export interface VoterLineProps {
  player: string;
  isLinked: boolean;
  standing: Standing;
  /** Whether the field for the name has just made way for this. */
  hasLeftField: boolean;
  onChange: () => void;
}

/** The player whose votes they are, what waits for them, and the way to another one. */
export const VoterLine = ({ player, isLinked, standing, hasLeftField, onChange }: VoterLineProps) => (
  <Root>
    <Avatar src={avatarOf.head(player, PICTURE)} size={HEAD} name={player} />
    <Who>
      <Text weight={700} size="h3">
        {player}
      </Text>
      <Note>{isLinked ? words.linked : words.countsFor}</Note>
    </Who>
    <News role="status">
      <NewsOf {...standing} />
    </News>
    {isLinked ? (
      <ButtonLink to={privatePages.dashboard.path} aria-label={words.dashboardLabel}>
        {words.dashboard}
      </ButtonLink>
    ) : (
      <Button autoFocus={hasLeftField} aria-label={words.changeLabel} onClick={onChange}>
        {words.change}
      </Button>
    )}
  </Root>
);
