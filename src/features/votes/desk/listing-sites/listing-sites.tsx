import { type RefObject, useRef, useState } from 'react';
import type { SeenTest, UnnamedService, VoteServicesResponse } from '@/contract/vote-services';
import { Entry, EntryList } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { toFailure } from '@/store/failure';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { serverName } from '../names';
import { listingSitesApi } from './listing-sites-api';
import { NamedSites } from './named-sites';
import { SayDialog } from './say-dialog';
import { UnnamedSite } from './unnamed-site';

const words = listingSitesDesk;

/** An owner who sends a test vote waits for it. */
const POLL_MS = 15_000;

interface UnnamedSitesProps extends Pick<VoteServicesResponse, 'services' | 'more'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

const UnnamedSites = ({ services, more, heading }: UnnamedSitesProps) => {
  const [chosen, setChosen] = useState<UnnamedService>();
  const close = (isSaid: boolean) => {
    setChosen(undefined);
    // The button that had the focus goes with its line.
    if (isSaid) heading.current?.focus();
  };
  return (
    <>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {words.unnamed.title}
      </Heading>
      {services.length > 0 ? (
        <EntryList aria-label={words.unnamed.list}>
          {services.map((service) => (
            <UnnamedSite key={service.id} service={service} onSay={setChosen} />
          ))}
        </EntryList>
      ) : (
        <EmptyState title={words.unnamed.emptyTitle}>{words.unnamed.emptyText}</EmptyState>
      )}
      {more > 0 && <Note as="div">{words.unnamed.more(formatNumber(more))}</Note>}
      {chosen && <SayDialog service={chosen} onClose={close} />}
    </>
  );
};

const Tests = ({ tests }: { tests: readonly SeenTest[] }) => (
  <>
    <Heading level={3}>{words.tests.title}</Heading>
    {tests.length > 0 ? (
      <EntryList aria-label={words.tests.list}>
        {tests.map(({ service, at, server, protocol }) => (
          <Entry key={service}>
            <div>
              <Text weight={600}>{words.tests.received(service)}</Text>
              <Note>{words.tests.by(serverName(server), String(protocol))}</Note>
            </div>
            <Note tabular>
              <time dateTime={at}>{formatMoment(at)}</time>
            </Note>
          </Entry>
        ))}
      </EntryList>
    ) : (
      <Note as="div">{words.tests.empty}</Note>
    )}
  </>
);

/** Listing sites by the names of their votes: which are not recognized, which an admin has named, and which have sent a test. */
export const ListingSites = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = listingSitesApi.useListListingSitesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card.Section id="listing-sites" title={words.title}>
      <Note as="div">{words.text}</Note>
      {data ? (
        <Stack gap={2}>
          <UnnamedSites services={data.services} more={data.more} heading={heading} />
          {data.named.length > 0 && (
            <NamedSites named={data.named} onTakenBack={() => heading.current?.focus()} />
          )}
          <Tests tests={data.tests} />
        </Stack>
      ) : error ? (
        <RetryAlert title={words.failure} loading={isFetching} onRetry={refetch}>
          {toFailure(error).message}
        </RetryAlert>
      ) : (
        <Spinner label={words.loading} />
      )}
    </Card.Section>
  );
};
