import { Skeleton } from '@/ui/feedback/skeleton';
import { VoterFrame } from '../parts/voter-frame';
import { NameForm } from './name-form';
import type { NameField, NameFieldRefs } from './use-name-field';
import type { Standing } from './use-standing';
import type { KnownVoter } from './use-voter';
import { VoterLine } from './voter-line';

export interface VoterCardProps extends NameFieldRefs {
  /** Null until it is known. */
  voter: KnownVoter | null;
  field: NameField;
  standing: Standing;
}

/** Whose votes the page shows, or the field for the name. */
export const VoterCard = ({ voter, field, standing, ...refs }: VoterCardProps) => {
  const player = voter?.player ?? null;
  const content = () => {
    if (!voter) return <Skeleton height="48px" />;
    if (player === null || field.isOpen)
      return <NameForm field={field} {...refs} isFirst={player === null} />;
    return (
      <VoterLine
        player={player}
        isLinked={voter.isLinked}
        standing={standing}
        opener={refs.opener}
        onChange={() => field.open()}
      />
    );
  };
  return <VoterFrame aria-busy={!voter}>{content()}</VoterFrame>;
};
