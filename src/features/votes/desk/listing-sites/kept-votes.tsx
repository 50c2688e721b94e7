import { listingSitesDesk } from '#messages/listing-sites-desk';
import type { UnnamedService } from '@/contract/vote-services';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { Note, Text } from '@/ui/layout/text';
import { serverName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const texts = listingSitesDesk.votes;

/** Lists the players who voted on an unassigned listing site, and when. */
export const KeptVotes = ({ service: { id, service } }: { service: UnnamedService }) => {
  const query = listingSitesApi.useListKeptVotesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const votes = query.data?.pages.flatMap((page) => page.votes);
  return (
    <DeskList
      label={texts.list(service)}
      loadingLabel={texts.loading}
      failureTitle={texts.failure}
      query={query}
      items={votes?.map((vote) => (
        <Entry key={vote.id}>
          <div>
            <Text>{texts.line(vote.player, serverName(vote.server))}</Text>
            {vote.protocol === 1 && <Note>{texts.forgeable}</Note>}
          </div>
          <Note tabular>
            <time dateTime={vote.at}>{formatMoment(vote.at)}</time>
          </Note>
        </Entry>
      ))}
      empty={<Note>{texts.empty}</Note>}
    />
  );
};
