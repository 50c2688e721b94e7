import { privatePages } from '#network/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { FactorReminder } from '@/features/accounts/second-factor/factor-reminder';
import { staffRoles } from '@/features/admin/desk-access';
import { Stack } from '@/ui/layout/stack';
import { Overview } from './overview';

const AdminPage = () => (
  <PrivatePage roles={staffRoles} title={privatePages.admin.title} subtitle="How the network is doing.">
    {(user) => (
      <Stack gap={3}>
        <FactorReminder user={user} />
        <Overview role={user.role} />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminPage;
