import { Check, ExternalLink, Hourglass } from 'lucide-react';
import { votePage } from '#messages/vote-page';

const { sites: texts } = votePage;

/** Looks of a site's button, by the site's state. */
export const buttonLooks = {
  available: { variant: 'primary', label: texts.voteLabel, icon: <ExternalLink size={18} /> },
  voted: { variant: 'secondary', label: texts.votedLabel, icon: <Check size={18} /> },
  cooldown: { variant: 'secondary', label: texts.cooldownLabel, icon: <Hourglass size={18} /> },
} as const;
