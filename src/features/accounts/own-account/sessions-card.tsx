import { MonitorSmartphone } from 'lucide-react';
import type { SessionInfo } from '@/contract/own-account';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { ItemList, ItemWords } from '../item-list';
import { ownAccountApi } from './own-account-api';
import { SignOutEverywhere } from './sign-out-everywhere';

const EndSession = ({ id, name }: { id: string; name: string }) => {
  const [endSession, { isLoading }] = ownAccountApi.useEndSessionMutation();
  const end = async () => {
    const { error } = await endSession(id);
    if (error) notify.error('The session has not ended', { description: toFailure(error).message });
    else notify.success('Signed out there');
  };
  return (
    <Button aria-label={`Sign out ${name}`} loading={isLoading} onClick={() => void end()}>
      Sign out
    </Button>
  );
};

const Session = ({ session: { id, createdAt, device, lastUsedAt, current } }: { session: SessionInfo }) => {
  const name = device ?? 'Unknown device';
  return (
    <li>
      <MonitorSmartphone size={20} />
      <ItemWords>
        <Text weight={600}>{name}</Text>
        <Note>Signed in {formatMoment(createdAt)}</Note>
        <Note>Last used {formatMoment(lastUsedAt)}</Note>
      </ItemWords>
      {current ? (
        <Badge color="grass">THIS DEVICE</Badge>
      ) : (
        <EndSession id={id} name={`${name}, signed in ${formatMoment(createdAt)}`} />
      )}
    </li>
  );
};

const Sessions = () => {
  const { data, error, refetch } = ownAccountApi.useGetSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <RetryAlert title="The sessions could not be loaded" onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  return (
    <ItemList aria-busy={!data}>
      {data?.sessions.map((session) => <Session key={session.id} session={session} />) ?? (
        <li>
          <Skeleton height="48px" />
        </li>
      )}
    </ItemList>
  );
};

/** Every place where the account is signed in. */
export const SessionsCard = () => (
  <Card.Section id="sessions" title="Where you are signed in" titleSize="h3">
    <Sessions />
    <SignOutEverywhere />
  </Card.Section>
);
