import { admin } from '#messages/admin';
import { privatePages } from '#network/pages';
import { DESK_KEYS, DESKS } from '@/contract/desks';
import { PrivatePage } from '@/features/accounts/private-page';
import { FactorReminder } from '@/features/accounts/second-factor/factor-reminder';
import { Stack } from '@/ui/layout/stack';
import { AdminFrame } from './admin-frame';
import { Overview } from './overview';

/** Users with a desk may open it. */
const staffRoles = DESK_KEYS.flatMap((key) => DESKS[key].roles);

const AdminPage = () => (
  <PrivatePage roles={staffRoles} title={privatePages.admin.title} subtitle={admin.subtitle}>
    {(user) => (
      <AdminFrame role={user.role} here="admin">
        <Stack gap={3}>
          <FactorReminder user={user} />
          <Overview role={user.role} />
        </Stack>
      </AdminFrame>
    )}
  </PrivatePage>
);

export default AdminPage;
