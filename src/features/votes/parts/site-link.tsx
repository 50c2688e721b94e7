import { Check, ExternalLink, Hourglass } from 'lucide-react';
import { votePage } from '#messages/vote-page';
import type { VoteSite } from '@/contract/network/voting';
import { ButtonLink } from '@/ui/button/button';

const { sites: texts } = votePage;

/** Links to a listing site, and records nothing. */
export const SiteLink = ({ site, labelledBy }: { site: VoteSite; labelledBy: string }) => (
  <ButtonLink href={site.url} variant="primary" size="large" fullWidth aria-describedby={labelledBy}>
    {texts.voteLabel}
  </ButtonLink>
);

/** Looks of a site's button, by the site's state. */
export const buttonLooks = {
  available: { variant: 'primary', label: texts.voteLabel, icon: <ExternalLink size={18} /> },
  voted: { variant: 'secondary', label: texts.votedLabel, icon: <Check size={18} /> },
  cooldown: { variant: 'secondary', label: texts.cooldownLabel, icon: <Hourglass size={18} /> },
} as const;
