import type { UnnamedService } from '@/contract/vote-services';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { Note, Text } from '@/ui/layout/text';
import { serverName } from '../names';
import { listingSitesApi } from './listing-sites-api';

const words = listingSitesDesk.votes;

/** Lists the players who voted on a listing site that nobody has named, and when. */
export const KeptVotes = ({ service: { id, service } }: { service: UnnamedService }) => {
  const query = listingSitesApi.useListKeptVotesInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  const votes = query.data?.pages.flatMap((page) => page.votes);
  return (
    <DeskList
      label={words.list(service)}
      loadingLabel={words.loading}
      failureTitle={words.failure}
      query={query}
      items={votes?.map((vote) => (
        <Entry key={vote.id}>
          <div>
            <Text>{words.line(vote.player, serverName(vote.server))}</Text>
            {vote.protocol === 1 && <Note>{words.forgeable}</Note>}
          </div>
          <Note tabular>
            <time dateTime={vote.at}>{formatMoment(vote.at)}</time>
          </Note>
        </Entry>
      ))}
      empty={<Note>{words.empty}</Note>}
    />
  );
};
