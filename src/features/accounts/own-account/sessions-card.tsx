import { MonitorSmartphone } from 'lucide-react';
import { ownAccount } from '#messages/own-account';
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
import { ItemList, ItemText } from '../item-list';
import { ownAccountApi } from './own-account-api';
import { SignOutEverywhere } from './sign-out-everywhere';

const { sessions: texts } = ownAccount;

const EndSession = ({ id, label }: { id: string; label: string }) => {
  const [endSession, { isLoading }] = ownAccountApi.useEndSessionMutation();
  const end = async () => {
    const { error } = await endSession(id);
    if (error) notify.error(texts.failureTitle, { description: toFailure(error).message });
    else notify.success(texts.ended);
  };
  return (
    <Button aria-label={label} loading={isLoading} onClick={() => void end()}>
      {texts.endLabel}
    </Button>
  );
};

const Session = ({ session: { id, createdAt, device, lastUsedAt, current } }: { session: SessionInfo }) => {
  const name = device ?? texts.unknownDevice;
  return (
    <li>
      <MonitorSmartphone size={20} />
      <ItemText>
        <Text weight={600}>{name}</Text>
        <Note>{texts.signedIn(formatMoment(createdAt))}</Note>
        <Note>{texts.lastUsed(formatMoment(lastUsedAt))}</Note>
      </ItemText>
      {current ? (
        <Badge color="grass">{texts.current}</Badge>
      ) : (
        <EndSession id={id} label={texts.endNamed(name, formatMoment(createdAt))} />
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
      <RetryAlert title={texts.loadFailureTitle} onRetry={refetch}>
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

export const SessionsCard = () => (
  <Card.Section id="sessions" title={texts.title} titleSize="h3">
    <Sessions />
    <SignOutEverywhere />
  </Card.Section>
);
