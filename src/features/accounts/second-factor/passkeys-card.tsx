import { useState } from 'react';
import { secondFactor } from '#messages/second-factor';
import type { PasskeyResponse } from '@/contract/second-factor';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/layout/text';
import { usePasskeySupport } from '../use-passkey-support';
import { PasskeyForm } from './passkey-form';
import { PasskeyList } from './passkey-list';
import { RecoveryCodes } from './recovery-codes';
import { secondFactorApi } from './second-factor-api';

const { passkeys: texts } = secondFactor;

const Passkeys = () => {
  const { data, error, refetch } = secondFactorApi.useGetPasskeysQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <RetryAlert title={texts.loadFailureTitle} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data) return <Skeleton height="48px" />;
  return data.passkeys.length === 0 ? <Note>{texts.none}</Note> : <PasskeyList passkeys={data.passkeys} />;
};

const AddPasskey = () => {
  const support = usePasskeySupport();
  const [isNaming, setIsNaming] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = ({ recoveryCodes }: PasskeyResponse) => {
    notify.success(texts.added);
    setIsNaming(false);
    setCodes(recoveryCodes);
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (support !== 'supported') return <Note>{texts.unsupported[support ?? 'missing']}</Note>;
  if (isNaming) return <PasskeyForm onAdded={finish} onCancel={() => setIsNaming(false)} />;
  return (
    <div>
      <Button onClick={() => setIsNaming(true)}>{texts.addLabel}</Button>
    </div>
  );
};

export const PasskeysCard = () => (
  <Card.Section id="passkeys" title={texts.title} titleSize="h3">
    <Text color="muted">{texts.text}</Text>
    <Passkeys />
    <AddPasskey />
  </Card.Section>
);
