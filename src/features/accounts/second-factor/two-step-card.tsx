import { useState } from 'react';
import type { TotpStateResponse } from '@/contract/second-factor';
import { secondFactor } from '@/messages/en/second-factor';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { RecoveryCodes } from './recovery-codes';
import { RemoveTotp } from './remove-totp';
import { secondFactorApi } from './second-factor-api';
import { TotpSetup, type TotpSetupProps } from './totp-setup';

const { card: words } = secondFactor;
/** From so few recovery codes on, it is said how to get new ones. */
const FEW = 3;

const AppIsSet = ({ recoveryCodes }: TotpStateResponse) => (
  <>
    <Text color="muted">{words.isSet}</Text>
    <Note>
      {recoveryCodes} {words.codesLeft} {recoveryCodes <= FEW && words.fewLeft}
    </Note>
    <RemoveTotp />
  </>
);

/** Sets up an app, step by step; `app` is what it is told. */
const SetUp = ({ onDone }: Pick<TotpSetupProps, 'onDone'>) => {
  const [begin, { data: app, error, isLoading, reset }] = secondFactorApi.useBeginTotpMutation();
  if (app)
    return (
      <TotpSetup
        app={app}
        onDone={(codes) => {
          onDone(codes);
          reset();
        }}
        onCancel={reset}
      />
    );
  return (
    <>
      <Text color="muted">{words.text}</Text>
      {error && (
        <Alert tone="danger" title={words.failureTitle}>
          {toFailure(error).message}
        </Alert>
      )}
      <div>
        <Button loading={isLoading} onClick={() => void begin(undefined)}>
          {words.setUpLabel}
        </Button>
      </div>
    </>
  );
};

const Content = () => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = secondFactorApi.useGetTotpQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const finish = (added: readonly string[] | null) => {
    setCodes(added);
    if (added === null) notify.success(words.added);
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (error)
    return (
      <RetryAlert title={words.loadFailureTitle} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data) return <Skeleton height="96px" />;
  return data.isSet ? <AppIsSet {...data} /> : <SetUp onDone={finish} />;
};

/** Where an authenticator app is set up and removed. */
export const TwoStepCard = () => (
  <Card.Section id="two-step" title={words.title} titleSize="h3">
    <Content />
  </Card.Section>
);
