import { Check, CircleAlert, Clock, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import type { VoteSite } from '@/contract/network/voting';
import { formatCountdown } from '@/lib/countdown';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { ExternalLink as SiteAnchor } from '@/ui/button/external-link';
import { SpinnerMark } from '@/ui/feedback/spinner';
import { buttonLooks, SiteLink } from '../parts/site-link';
import { VoteSiteCard } from '../parts/vote-site-card';
import { VoteWaiting } from '../parts/vote-waiting';
import { NameInput } from '../player/name-input';
import type { NameField } from '../player/use-name-field';
import type { SiteState } from './site-state';
import type { CheckProblem } from './use-checks';

const { sites: texts } = voteBridge;
const { sites: pageTexts } = votePage;

const Root = styled.span<{ $color: ColorName }>`
  display: inline-flex;
  gap: 6px;
  color: ${({ theme, $color }) => theme.color[$color]};
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

const Ballot = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  text-align: start;
`;

const stateLooks = {
  waiting: { color: 'amber', icon: <SpinnerMark />, label: texts.waiting },
  late: { color: 'amber', icon: <Clock size={16} />, label: texts.late },
  already: { color: 'muted', icon: <CircleAlert size={16} />, label: texts.already },
  counted: { color: 'grass', icon: <Check size={16} strokeWidth={3} />, label: texts.counted },
} as const;

const problemNotes: Record<CheckProblem, string> = { offline: texts.offlineNote, busy: texts.busyNote };

const buttonLook = ({ kind }: SiteState, isOfSession: boolean) => {
  if (kind === 'waiting' || kind === 'late')
    return { label: texts.againLabel, icon: <ExternalLink size={18} /> };
  if (kind === 'counted') return buttonLooks[isOfSession ? 'voted' : 'cooldown'];
  return buttonLooks.available;
};

export interface BridgedSiteProps {
  site: VoteSite;
  /** Undefined until it is known; null if the server cannot report it. */
  state: SiteState | null | undefined;
  /** Empty without a player. */
  player: string;
  /** True if the vote was counted since this page was loaded. */
  isOfSession: boolean;
  problem: CheckProblem | undefined;
  /** The player's name; this card has the field when a vote here waits for it. */
  field: NameField;
  input: RefObject<HTMLInputElement | null>;
  /** Opens the listing site; returns false if the browser blocked it. */
  onVote: () => boolean;
}

/** A listing site, with the state of a player's vote there as the server reports it. */
export const BridgedSite = (props: BridgedSiteProps) => {
  const { site, state, player, isOfSession, problem, field, input, onVote } = props;
  const [isBlocked, setIsBlocked] = useState(false);
  const submit = useRef<HTMLButtonElement>(null);
  const isAsking = field.isOpen && field.site === site.id;
  const isLeft = field.left === site.id;
  const hasButton = state !== undefined && state !== null;
  // The field is gone, and the button may load first; focus that has moved elsewhere in the meantime stays.
  useEffect(() => {
    if (isLeft && hasButton && document.activeElement === document.body) submit.current?.focus();
  }, [isLeft, hasButton]);

  const note = () => {
    if (isBlocked)
      return (
        <>
          {texts.blockedNote} <SiteAnchor href={site.url}>{texts.blockedLink}</SiteAnchor>
        </>
      );
    switch (state?.kind) {
      case 'counted':
        return <span role="timer">{pageTexts.countdown(formatCountdown(state.remaining))}</span>;
      case 'waiting':
        return problem ? problemNotes[problem] : texts.waitingNote(player);
      case 'late':
        return problem ? problemNotes[problem] : texts.lateNote(player);
      case 'already':
        return texts.alreadyNote;
      default:
        return pageTexts.ready;
    }
  };
  const button = (nameId: string) => {
    if (state === undefined) return <VoteWaiting site={site} labelledBy={nameId} />;
    if (state === null) return <SiteLink site={site} labelledBy={nameId} />;
    const { label, ...look } = buttonLook(state, isOfSession);
    return (
      <Ballot
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsBlocked(!onVote());
        }}
      >
        {isAsking && <NameInput field={field} input={input} autoFocus onLeave={() => field.close()} />}
        <Button
          {...look}
          ref={submit}
          type="submit"
          size="large"
          fullWidth
          aria-describedby={nameId}
          aria-disabled={state.kind === 'counted'}
        >
          {label}
        </Button>
      </Ballot>
    );
  };
  const shown = state && state.kind !== 'available' ? stateLooks[state.kind] : undefined;
  return (
    <VoteSiteCard
      site={site}
      note={note()}
      {...(shown && {
        state: (
          <Root $color={shown.color}>
            {shown.icon}
            {shown.label}
          </Root>
        ),
      })}
    >
      {button}
    </VoteSiteCard>
  );
};
