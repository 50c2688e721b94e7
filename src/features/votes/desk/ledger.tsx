import { styled } from 'styled-components';
import { voteDesk } from '#messages/vote-desk';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import type { Evidence, LedgerResponse } from '@/contract/vote-desk';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { useQueryValues } from '@/features/admin/use-query-values';
import { useTypedValue } from '@/features/admin/use-typed-value';
import { formatMoment } from '@/lib/format-date';
import { EmptyState } from '@/ui/feedback/empty-state';
import { InputField } from '@/ui/form/field';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { serverName, siteName } from './names';
import { useFilledPages } from './use-filled-pages';
import { voteDeskApi } from './vote-desk-api';

const texts = voteDesk.ledger;

const Proofs = styled.ul`
  padding: 0;
  list-style: none;
`;

const inWords = ({ source, service, server, protocol }: Evidence): string =>
  [
    texts.sources[source],
    ...(service === null ? [] : [service]),
    ...(server === null ? [] : [texts.server(serverName(server))]),
    ...(protocol === null ? [] : [texts.protocol(protocol)]),
    ...(protocol === 1 ? [texts.forgeable] : []),
  ].join(', ');

const Vote = ({ vote: { player, site, at, evidence } }: { vote: LedgerResponse['votes'][number] }) => (
  <Entry>
    <div>
      <Text>
        <strong translate="no">{player}</strong> · {siteName(site)}
      </Text>
      <Proofs>
        {evidence.map((one) => (
          <Note as="li" key={`${one.source} ${one.at} ${String(one.server)}`} tabular>
            {inWords(one)}, <time dateTime={one.at}>{formatMoment(one.at)}</time>
          </Note>
        ))}
      </Proofs>
    </div>
    <Note tabular>
      <time dateTime={at}>{formatMoment(at)}</time>
    </Note>
  </Entry>
);

const Votes = ({ search }: { search: string }) => {
  const query = voteDeskApi.useListLedgerInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const votes = query.data?.pages.flatMap((page) => page.votes);
  const pages = useFilledPages(query, votes?.length ?? 0);
  const isSearching = votes?.length === 0 && pages.isFetchingNextPage;
  return (
    <DeskList
      label={texts.list}
      loadingLabel={texts.loading}
      failureTitle={texts.failure}
      query={{ ...pages, error: query.error, refetch: query.refetch }}
      items={isSearching ? undefined : votes?.map((vote) => <Vote key={vote.id} vote={vote} />)}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
  );
};

/** Values in the page's URL. */
const CHOICES = { player: null };

/** Every valid vote, with its evidence. */
export const Ledger = () => {
  const [{ player }, change] = useQueryValues(CHOICES);
  const [search, setSearch] = useTypedValue(player, (text) => change({ player: text }, { replace: true }));
  return (
    <Card.Section id="ledger" title={texts.title}>
      <Note as="div">{texts.note}</Note>
      <InputField
        label={texts.search}
        type="search"
        required
        autoComplete="off"
        maxLength={PLAYER_NAME_LIMIT}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Stack gap={1}>
        <Votes key={player} search={player} />
      </Stack>
    </Card.Section>
  );
};
