import { styled } from 'styled-components';
import type { CompanionsResponse } from '@/contract/vote-desk';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { serverIds } from '@/lib/servers';
import { voteDesk } from '@/messages/en/vote-desk';
import { toFailure } from '@/store/failure';
import { CopyButton } from '@/ui/button/copy-button';
import { Badge } from '@/ui/drawing/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { Fact, Facts } from './facts';
import { serverName } from './names';
import { voteDeskApi } from './vote-desk-api';

const { companions: words } = voteDesk;

/** Companions call every two to ten minutes. */
const POLL_MS = 30_000;

type Companion = CompanionsResponse['companions'][number];

/** As high as the list of companions mostly is, so that nothing jumps when it comes. */
const Place = styled.div`
  min-height: 300px;
`;
const Command = styled.code.attrs({ translate: 'no' })`
  display: block;
  max-width: 100%;
  padding: ${({ theme }) => theme.space[1.5]};
  background: ${({ theme }) => theme.color.sunken};
  text-align: start;
  overflow-wrap: anywhere;
`;

const reachOf = ({ players, vitals }: Companion) => ({
  console: players ? words.consoleAnswers : words.consoleSilent,
  players: players && (players.map(({ name }) => name).join(', ') || words.nobody),
  ticks: vitals
    ? words.measured(formatNumber(vitals.tps, 1), formatNumber(vitals.mspt, 1))
    : words.unmeasured,
});

const CompanionCard = ({ server, companion }: { server: string; companion: Companion | undefined }) => {
  const color = companion?.alive ? 'grass' : companion ? 'amber' : 'muted';
  const label = companion?.alive ? words.alive : companion ? words.silent : words.never;
  const reach = companion && reachOf(companion);
  return (
    <li aria-label={serverName(server)}>
      <Stack gap={1.5}>
        <Stack direction="row" gap={1} wrap>
          <Heading level={3}>{serverName(server)}</Heading>
          <Badge color={color}>{label}</Badge>
        </Stack>
        {companion && reach ? (
          <>
            {!companion.alive && <Note>{words.silentSince(formatMoment(companion.seenAt))}</Note>}
            <Facts>
              <Fact label={words.lastSeen}>
                <time dateTime={companion.seenAt}>{formatMoment(companion.seenAt)}</time>
              </Fact>
              <Fact label={words.version}>
                <Verbatim>{companion.version}</Verbatim>
              </Fact>
              <Fact label={words.console}>{reach.console}</Fact>
              {reach.players !== null && (
                <Fact label={words.players}>
                  <Verbatim>{reach.players}</Verbatim>
                </Fact>
              )}
              <Fact label={words.ticks}>{reach.ticks}</Fact>
            </Facts>
          </>
        ) : (
          <Note>{words.neverNote}</Note>
        )}
      </Stack>
    </li>
  );
};

const NoCompanion = () => (
  <EmptyState title={words.emptyTitle} action={<CopyButton value={words.command}>{words.copy}</CopyButton>}>
    {words.emptyText}
    <Command>{words.command}</Command>
    <a href={words.downloadPath} download>
      {words.download}
    </a>
  </EmptyState>
);

const List = ({ companions }: Pick<CompanionsResponse, 'companions'>) => {
  if (companions.length === 0) return <NoCompanion />;
  const ids = new Set([...serverIds(), ...companions.map(({ server }) => server)]);
  return (
    <Grid as="ul" columns={3} min="240px" aria-label={words.title}>
      {[...ids].map((id) => (
        <CompanionCard key={id} server={id} companion={companions.find(({ server }) => server === id)} />
      ))}
    </Grid>
  );
};

/** Which companions are heard, and what they reach. */
export const Companions = () => {
  const { data, error, isFetching, refetch } = voteDeskApi.useListCompanionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card.Section id="companions" title={words.title}>
      <Place>
        {data ? (
          <List companions={data.companions} />
        ) : error ? (
          <RetryAlert title={words.failure} loading={isFetching} onRetry={refetch}>
            {toFailure(error).message}
          </RetryAlert>
        ) : (
          <Spinner label={words.loading} />
        )}
      </Place>
    </Card.Section>
  );
};
