import { votePage } from '#messages/vote-page';
import type { VoteSite } from '@/contract/network/voting';
import { ButtonLink } from '@/ui/button/button';

/** Links to a listing site, and records nothing. */
export const SiteLink = ({ site, labelledBy }: { site: VoteSite; labelledBy: string }) => (
  <ButtonLink href={site.url} variant="primary" size="large" fullWidth aria-describedby={labelledBy}>
    {votePage.sites.voteLabel}
  </ButtonLink>
);
