import { Download } from 'lucide-react';
import { ownAccount } from '#messages/own-account';
import type { User } from '@/contract/users';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { saveJson } from '@/ui/save-file';
import { DeleteAccount } from './delete-account';
import { ownAccountApi } from './own-account-api';

const { data: texts } = ownAccount;

/** Downloads or erases the data stored about the account. */
export const DataCard = ({ user }: { user: User }) => {
  const [exportData, { isLoading, error }] = ownAccountApi.useExportDataMutation();
  const download = async () => {
    const { data } = await exportData(undefined);
    if (data) saveJson(data, `${user.username}-${data.exportedAt.slice(0, 10)}.json`);
  };
  return (
    <Card.Section id="data" title={texts.title} titleSize="h3">
      <Text color="muted">{texts.text}</Text>
      {error && (
        <Alert tone="danger" title={texts.failureTitle}>
          {toFailure(error).message}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button icon={<Download size={18} />} loading={isLoading} onClick={() => void download()}>
          {texts.downloadLabel}
        </Button>
        <DeleteAccount user={user} />
      </Stack>
    </Card.Section>
  );
};
