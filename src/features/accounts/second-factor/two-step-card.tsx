import { useState } from 'react';
import { secondFactor } from '#messages/second-factor';
import type { TotpStateResponse } from '@/contract/second-factor';
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

const { card: texts } = secondFactor;
/** Number of recovery codes, at or below which the card explains how to get new ones. */
const FEW = 3;

const AppIsSet = ({ recoveryCodes }: TotpStateResponse) => (
  <>
    <Text color="muted">{texts.isSet}</Text>
    <Note>
      {texts.codesLeft(recoveryCodes)} {recoveryCodes <= FEW && texts.fewLeft}
    </Note>
    <RemoveTotp />
  </>
);

/** Sets up an app step by step; `app` holds its secret. */
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
      <Text color="muted">{texts.text}</Text>
      {error && (
        <Alert tone="danger" title={texts.failureTitle}>
          {toFailure(error).message}
        </Alert>
      )}
      <div>
        <Button loading={isLoading} onClick={() => void begin(undefined)}>
          {texts.setUpLabel}
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
    if (added === null) notify.success(texts.added);
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (error)
    return (
      <RetryAlert title={texts.loadFailureTitle} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data) return <Skeleton height="96px" />;
  return data.isSet ? <AppIsSet {...data} /> : <SetUp onDone={finish} />;
};

/** Sets up and removes an authenticator app. */
export const TwoStepCard = () => (
  <Card.Section id="two-step" title={texts.title} titleSize="h3">
    <Content />
  </Card.Section>
);
