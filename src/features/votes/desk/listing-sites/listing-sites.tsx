import { type RefObject, useRef, useState } from 'react';
import { listingSitesDesk } from '#messages/listing-sites-desk';
import type { SeenTest, UnnamedService, VoteServicesResponse } from '@/contract/vote-services';
import { Entry, EntryList } from '@/features/admin/entry';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
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

const texts = listingSitesDesk;

/** An owner who sends a test vote waits for it. */
const POLL_MS = 15_000;

interface UnnamedSitesProps extends Pick<VoteServicesResponse, 'services' | 'more'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

const UnnamedSites = ({ services, more, heading }: UnnamedSitesProps) => {
  const [chosen, setChosen] = useState<UnnamedService>();
  const close = (isSaid: boolean) => {
    setChosen(undefined);
    // The button that had focus disappears with its line.
    if (isSaid) heading.current?.focus();
  };
  return (
    <>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {texts.unnamed.title}
      </Heading>
      {services.length > 0 ? (
        <EntryList aria-label={texts.unnamed.list}>
          {services.map((service) => (
            <UnnamedSite key={service.id} service={service} onSay={setChosen} />
          ))}
        </EntryList>
      ) : (
        <EmptyState title={texts.unnamed.emptyTitle}>{texts.unnamed.emptyText}</EmptyState>
      )}
      {more > 0 && <Note as="div">{texts.unnamed.more(formatNumber(more))}</Note>}
      {chosen && <SayDialog service={chosen} onClose={close} />}
    </>
  );
};

const Tests = ({ tests }: { tests: readonly SeenTest[] }) => (
  <>
    <Heading level={3}>{texts.tests.title}</Heading>
    {tests.length > 0 ? (
      <EntryList aria-label={texts.tests.list}>
        {tests.map(({ service, at, server, protocol }) => (
          <Entry key={service}>
            <div>
              <Text weight={600}>{texts.tests.received(service)}</Text>
              <Note>{texts.tests.by(serverName(server), String(protocol))}</Note>
            </div>
            <Note tabular>
              <time dateTime={at}>{formatMoment(at)}</time>
            </Note>
          </Entry>
        ))}
      </EntryList>
    ) : (
      <Note as="div">{texts.tests.empty}</Note>
    )}
  </>
);

/**
 * Listing sites by the names in their votes: the unrecognized ones, those assigned by an admin, and those
 * that have sent a test.
 */
export const ListingSites = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = listingSitesApi.useListListingSitesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <Card.Section id="listing-sites" title={texts.title}>
      <Note as="div">{texts.text}</Note>
      {data ? (
        <Stack gap={2}>
          <UnnamedSites services={data.services} more={data.more} heading={heading} />
          {data.named.length > 0 && (
            <NamedSites named={data.named} onTakenBack={() => heading.current?.focus()} />
          )}
          <Tests tests={data.tests} />
        </Stack>
      ) : error ? (
        <RetryAlert title={texts.failure} loading={isFetching} onRetry={refetch}>
          {toFailure(error).message}
        </RetryAlert>
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Card.Section>
  );
};
