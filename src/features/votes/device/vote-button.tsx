import { votePage } from '#messages/vote-page';
import type { VoteSite } from '@/contract/network/voting';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';
import { buttonLooks } from '../parts/site-link';
import type { SiteStatus } from '../votes-slice';
import { castVote } from './thunks';

const { toasts } = votePage;

export interface VoteButtonProps {
  site: VoteSite;
  state: SiteStatus['state'];
  /** Id of the site's name. */
  labelledBy: string;
}

/** Opens the site in a new tab and records the vote; keeps focus when that disables it. */
export const VoteButton = ({ site, state, labelledBy }: VoteButtonProps) => {
  const dispatch = useAppDispatch();
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
  const { label, ...look } = buttonLooks[state];
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
