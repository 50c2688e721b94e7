import { Download } from 'lucide-react';
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

/** What is stored about the account: to take along, or to erase. */
export const DataCard = ({ user }: { user: User }) => {
  const [exportData, { isLoading, error }] = ownAccountApi.useExportDataMutation();
  const download = async () => {
    const { data } = await exportData(undefined);
    if (data) saveJson(data, `${user.username}-${data.exportedAt.slice(0, 10)}.json`);
  };
  return (
    <Card.Section id="data" title="Your data" titleSize="h3">
      <Text color="muted">
        Everything that is stored about your account, as a JSON file. Your password is not in it: only a
        fingerprint of it is kept, and that stays here.
      </Text>
      {error && (
        <Alert tone="danger" title="The download failed">
          {toFailure(error).message}
        </Alert>
      )}
      <Stack direction="row" gap={1} wrap>
        <Button icon={<Download size={18} />} loading={isLoading} onClick={() => void download()}>
          Download my data
        </Button>
        <DeleteAccount user={user} />
      </Stack>
    </Card.Section>
  );
};
