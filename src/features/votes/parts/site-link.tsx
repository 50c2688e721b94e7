import type { VoteSite } from '@/contract/network/voting';
import { votePage } from '@/messages/en/vote-page';
import { ButtonLink } from '@/ui/button/button';

/** Leads to a listing site, and notes nothing. */
export const SiteLink = ({ site, labelledBy }: { site: VoteSite; labelledBy: string }) => (
  <ButtonLink href={site.url} variant="primary" size="large" fullWidth aria-describedby={labelledBy}>
    {votePage.sites.voteLabel}
  </ButtonLink>
);
