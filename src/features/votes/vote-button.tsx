import { Check, ExternalLink, Hourglass } from 'lucide-react';
import { styled } from 'styled-components';
import { votePage, type VoteSite } from '@/content/votes';
import { useAppDispatch } from '@/store/hooks';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { Button, ButtonLink } from '@/ui/button/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { castVote } from './acts';
import type { SiteStanding } from './votes-slice';

const { sites: words, toasts } = votePage;

const Waiting = styled.div`
  ${onlyWithScript}
`;
const WithoutScript = styled.div`
  ${onlyWithoutScript}
`;

const looks = {
  available: {
    variant: 'primary',
    label: words.voteLabel,
    icon: <ExternalLink size={18} />,
  },
  voted: { variant: 'secondary', label: words.votedLabel, icon: <Check size={18} /> },
  cooldown: {
    variant: 'secondary',
    label: words.cooldownLabel,
    icon: <Hourglass size={18} />,
  },
} as const;

export interface VoteButtonProps {
  site: VoteSite;
  /** Undefined until it is known. */
  state: SiteStanding['state'] | undefined;
  /** Id of the site's name. */
  labelledBy: string;
}

/** Opens the site in a new tab and records the vote; keeps the focus when it is disabled by that. */
export const VoteButton = ({ site, state, labelledBy }: VoteButtonProps) => {
  const dispatch = useAppDispatch();
  if (!state)
    return (
      <>
        <Waiting>
          <Skeleton height="56px" />
        </Waiting>
        <WithoutScript>
          <ButtonLink href={site.url} variant="primary" size="large" fullWidth aria-describedby={labelledBy}>
            {words.voteLabel}
          </ButtonLink>
        </WithoutScript>
      </>
    );
  const vote = () => {
    const outcome = dispatch(castVote(site, Date.now()));
    if (outcome === 'refused') {
      notify.error(toasts.refused(site.name));
      return;
    }
    window.open(site.url, '_blank', 'noopener,noreferrer');
    notify.success(toasts.thanks(site.name));
    if (outcome === 'completed') notify.success(toasts.all);
  };
  const { label, ...look } = looks[state];
  return (
    <Button
      {...look}
      size="large"
      fullWidth
      aria-describedby={labelledBy}
      aria-disabled={state !== 'available'}
      onClick={vote}
    >
      {label}
    </Button>
  );
};
