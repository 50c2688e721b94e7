import type { RefObject } from 'react';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { VoteStatus } from '../bridge/use-vote-status';
import { VoterFrame } from '../parts/voter-frame';
import { NameForm } from './name-form';
import type { NameField } from './use-name-field';
import type { KnownVoter } from './use-voter';
import { VoterLine } from './voter-line';

export interface VoterCardProps {
  /** Null until it is known. */
  voter: KnownVoter | null;
  field: NameField;
  input: RefObject<HTMLInputElement | null>;
  status: VoteStatus;
}

/** The player whose votes the page shows, or the field for the name. */
export const VoterCard = ({ voter, field, input, status }: VoterCardProps) => {
  const player = voter?.player ?? null;
  const content = () => {
    if (!voter) return <Skeleton height="48px" />;
    if (player === null || field.isOpen)
      return <NameForm field={field} input={input} isFirst={player === null} />;
    return (
      <VoterLine
        player={player}
        isLinked={voter.isLinked}
        status={status}
        hasLeftField={field.isLeft}
        onChange={() => field.open()}
      />
    );
  };
  return <VoterFrame aria-busy={!voter}>{content()}</VoterFrame>;
};
