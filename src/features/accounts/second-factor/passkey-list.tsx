import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { PasskeyInfo } from '@/contract/second-factor';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { secondFactor } from '@/messages/en/second-factor';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Note, Text } from '@/ui/layout/text';
import { ItemList, ItemWords } from '../item-list';
import { secondFactorApi } from './second-factor-api';

const { passkeys: words } = secondFactor;

const RemovePasskey = ({ passkey: { id, name } }: { passkey: PasskeyInfo }) => {
  const [isAsking, setIsAsking] = useState(false);
  const [removePasskey, { isLoading, error }] = secondFactorApi.useRemovePasskeyMutation();
  const remove = async () => {
    const result = await removePasskey(id);
    if (result.error) return;
    setIsAsking(false);
    notify.success(words.removed);
  };
  return (
    <>
      <Button aria-label={`${words.removeLabel} ${isolated(name)}`} onClick={() => setIsAsking(true)}>
        {words.removeLabel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.removeTitle}
        confirmLabel={words.removeLabel}
        onConfirm={() => void remove()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        <bdi>{name}</bdi>: {words.removeText}
      </ConfirmDialog>
    </>
  );
};

export const PasskeyList = ({ passkeys }: { passkeys: readonly PasskeyInfo[] }) => (
  <ItemList aria-label={words.title}>
    {passkeys.map((passkey) => (
      <li key={passkey.id}>
        <KeyRound size={20} />
        <ItemWords>
          <Text weight={600}>{passkey.name}</Text>
          <Note>
            {words.created} {formatMoment(passkey.createdAt)}
          </Note>
          <Note>
            {passkey.lastUsedAt === null
              ? words.neverUsed
              : `${words.lastUsed} ${formatMoment(passkey.lastUsedAt)}`}
          </Note>
        </ItemWords>
        <RemovePasskey passkey={passkey} />
      </li>
    ))}
  </ItemList>
);
