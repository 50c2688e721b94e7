import { styled } from 'styled-components';
import { voteDesk } from '#messages/vote-desk';
import type { CompanionsResponse } from '@/contract/vote-desk';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { serverIds } from '@/lib/servers';
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

const { companions: texts } = voteDesk;

/** Companions call every two to ten minutes. */
const POLL_MS = 30_000;

type Companion = CompanionsResponse['companions'][number];

/** Usual height of the list, so that nothing jumps when it loads. */
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
  console: players ? texts.consoleAnswers : texts.consoleSilent,
  players: players && (players.map(({ name }) => name).join(', ') || texts.noPlayers),
  ticks: vitals
    ? texts.measured(formatNumber(vitals.tps, 1), formatNumber(vitals.mspt, 1))
    : texts.unmeasured,
});

const CompanionCard = ({ server, companion }: { server: string; companion: Companion | undefined }) => {
  const color = companion?.alive ? 'grass' : companion ? 'amber' : 'muted';
  const label = companion?.alive ? texts.alive : companion ? texts.silent : texts.never;
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
            {!companion.alive && <Note>{texts.silentSince(formatMoment(companion.seenAt))}</Note>}
            <Facts>
              <Fact label={texts.lastSeen}>
                <time dateTime={companion.seenAt}>{formatMoment(companion.seenAt)}</time>
              </Fact>
              <Fact label={texts.version}>
                <Verbatim>{companion.version}</Verbatim>
              </Fact>
              <Fact label={texts.console}>{reach.console}</Fact>
              {reach.players !== null && (
                <Fact label={texts.players}>
                  <Verbatim>{reach.players}</Verbatim>
                </Fact>
              )}
              <Fact label={texts.ticks}>{reach.ticks}</Fact>
            </Facts>
          </>
        ) : (
          <Note>{texts.neverNote}</Note>
        )}
      </Stack>
    </li>
  );
};

const NoCompanion = () => (
  <EmptyState title={texts.emptyTitle} action={<CopyButton value={texts.command}>{texts.copy}</CopyButton>}>
    {texts.emptyText}
    <Command>{texts.command}</Command>
    <a href={texts.downloadPath} download>
      {texts.download}
    </a>
  </EmptyState>
);

const List = ({ companions }: Pick<CompanionsResponse, 'companions'>) => {
  if (companions.length === 0) return <NoCompanion />;
  const ids = new Set([...serverIds(), ...companions.map(({ server }) => server)]);
  return (
    <Grid as="ul" columns={3} min="240px" aria-label={texts.title}>
      {[...ids].map((id) => (
        <CompanionCard key={id} server={id} companion={companions.find(({ server }) => server === id)} />
      ))}
    </Grid>
  );
};

/** The connected companions, and what they reach. */
export const Companions = () => {
  const { data, error, isFetching, refetch } = voteDeskApi.useListCompanionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card.Section id="companions" title={texts.title}>
      <Place>
        {data ? (
          <List companions={data.companions} />
        ) : error ? (
          <RetryAlert title={texts.failure} loading={isFetching} onRetry={refetch}>
            {toFailure(error).message}
          </RetryAlert>
        ) : (
          <Spinner label={texts.loading} />
        )}
      </Place>
    </Card.Section>
  );
};
