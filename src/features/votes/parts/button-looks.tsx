import { Check, ExternalLink, Hourglass } from 'lucide-react';
import { votePage } from '@/messages/en/vote-page';

const { sites: words } = votePage;

/** Of a site's button, by how the site stands. */
export const buttonLooks = {
  available: { variant: 'primary', label: words.voteLabel, icon: <ExternalLink size={18} /> },
  voted: { variant: 'secondary', label: words.votedLabel, icon: <Check size={18} /> },
  cooldown: { variant: 'secondary', label: words.cooldownLabel, icon: <Hourglass size={18} /> },
} as const;
