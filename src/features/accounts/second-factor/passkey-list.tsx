import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { secondFactor } from '#messages/second-factor';
import type { PasskeyInfo } from '@/contract/second-factor';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { notify } from '@/ui/feedback/toast';
import { Note, Text } from '@/ui/layout/text';
import { ItemList, ItemText } from '../item-list';
import { secondFactorApi } from './second-factor-api';

const { passkeys: texts } = secondFactor;

const RemovePasskey = ({ passkey: { id, name } }: { passkey: PasskeyInfo }) => {
  const [isAsking, setIsAsking] = useState(false);
  const [removePasskey, { isLoading, error }] = secondFactorApi.useRemovePasskeyMutation();
  const remove = async () => {
    const result = await removePasskey(id);
    if (result.error) return;
    setIsAsking(false);
    notify.success(texts.removed);
  };
  return (
    <>
      <Button aria-label={texts.removeNamed(isolated(name))} onClick={() => setIsAsking(true)}>
        {texts.removeLabel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.removeTitle}
        confirmLabel={texts.removeLabel}
        onConfirm={() => void remove()}
        loading={isLoading}
        problem={error && toFailure(error).message}
      >
        {texts.removeText(name)}
      </ConfirmDialog>
    </>
  );
};

export const PasskeyList = ({ passkeys }: { passkeys: readonly PasskeyInfo[] }) => (
  <ItemList aria-label={texts.title}>
    {passkeys.map((passkey) => (
      <li key={passkey.id}>
        <KeyRound size={20} />
        <ItemText>
          <Text weight={600}>{passkey.name}</Text>
          <Note>{texts.created(formatMoment(passkey.createdAt))}</Note>
          <Note>
            {passkey.lastUsedAt === null ? texts.neverUsed : texts.lastUsed(formatMoment(passkey.lastUsedAt))}
          </Note>
        </ItemText>
        <RemovePasskey passkey={passkey} />
      </li>
    ))}
  </ItemList>
);
