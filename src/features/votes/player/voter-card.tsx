import type { RefObject } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Text } from '@/ui/layout/text';
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

/** The player whose votes the page shows, or the field for the name, unless a site's card has it. */
export const VoterCard = ({ voter, field, input, status }: VoterCardProps) => {
  const player = voter?.player ?? null;
  const content = () => {
    if (!voter) return <Skeleton height="48px" />;
    if (field.isOpen && field.site === null)
      return <NameForm field={field} input={input} isFirst={player === null} />;
    if (player === null) return <Text color="muted">{voteBridge.voter.follows}</Text>;
    return (
      <VoterLine
        player={player}
        isLinked={voter.isLinked}
        status={status}
        hasLeftField={field.left === null}
        onChange={() => field.open()}
      />
    );
  };
  return <VoterFrame aria-busy={!voter}>{content()}</VoterFrame>;
};
