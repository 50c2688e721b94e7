import { styled } from 'styled-components';
import type { VoteSite } from '@/contract/network/voting';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SiteLink } from './site-link';

const Waiting = styled.div`
  ${onlyWithScript}
`;
const WithoutScript = styled.div`
  ${onlyWithoutScript}
`;

/**
 * Placeholder of a site's button until it is known whether a vote is possible; a link if scripts do not run.
 */
export const VoteWaiting = (props: { site: VoteSite; labelledBy: string }) => (
  <>
    <Waiting>
      <Skeleton height="56px" />
    </Waiting>
    <WithoutScript>
      <SiteLink {...props} />
    </WithoutScript>
  </>
);
