import { useCallback, useState } from 'react';
import { playerLink } from '#messages/player-link';
import type { User } from '@/contract/users';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { useNow } from '@/hooks/use-now';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { EndedView } from './ended-view';
import { LinkedView } from './linked-view';
import { linkEnded, selectBegunLink, selectIsLinkRestored, timeLeft } from './player-link-slice';
import { StartView } from './start-view';
import { useHandover } from './view';
import { WaitingView } from './waiting-view';

/** Time after its beginning for which an expired link is still reported. */
const REMEMBERED_MS = 4 * PLAYER_LINK_MS;

interface Ended {
  player: string;
  reason: 'expired' | 'over' | 'taken' | null;
}

const Content = ({ user }: { user: User }) => {
  const dispatch = useAppDispatch();
  const handover = useHandover();
  const isRestored = useAppSelector(selectIsLinkRestored);
  const begun = useAppSelector(selectBegunLink);
  const link = begun?.account === user.id ? begun : null;
  const [last, setLast] = useState<Ended>({ player: '', reason: null });
  const [openedAt] = useState(Date.now);
  const isCounting = useCallback((time: number) => link !== null && timeLeft(link, time) > 0, [link]);
  const now = useNow(isCounting) ?? openedAt;
  const end = (ended: Ended) => {
    setLast(ended);
    dispatch(linkEnded());
  };

  const { player = null } = user;
  if (player !== null) return <LinkedView player={player} handover={handover} />;
  if (!isRestored) return <Skeleton height="208px" />;
  const left = link ? timeLeft(link, now) : 0;
  if (link && left > 0)
    return (
      <WaitingView
        key={link.id}
        link={link}
        left={left}
        handover={handover}
        onCancel={() => end({ player: link.player, reason: null })}
        onOver={(reason) => end({ player: link.player, reason })}
      />
    );
  const isExpired = link !== null && now - link.savedAt < REMEMBERED_MS;
  const ended: Ended = isExpired ? { player: link.player, reason: 'expired' } : last;
  if (ended.reason !== null)
    return (
      <EndedView
        user={user}
        player={ended.player}
        reason={ended.reason}
        handover={handover}
        onOtherName={() => end({ player: ended.player, reason: null })}
      />
    );
  return <StartView user={user} player={ended.player} handover={handover} />;
};

/** Links the account to its owner's player in the game, and unlinks it. */
export const PlayerCard = ({ user }: { user: User }) => (
  <Card.Section id="player" title={playerLink.title} titleSize="h3" accent="grass">
    <Content user={user} />
  </Card.Section>
);
