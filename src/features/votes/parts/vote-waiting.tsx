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

/** Holds the place of a site's button until it is known whether one may vote; a link where scripts do not run. */
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
