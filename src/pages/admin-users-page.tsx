import { privatePages } from '@/content/pages';
import { UsersDesk } from '@/features/admin/users-desk';
import { PrivatePage } from '@/features/auth/private-page';
import { Stack } from '@/ui/stack';
import { BackToDesk } from './admin/back-to-desk';

const AdminUsersPage = () => (
  <PrivatePage role="admin" title={privatePages.adminUsers.title} subtitle="Everyone with an account.">
    {({ id }) => (
      <Stack>
        <BackToDesk />
        <UsersDesk ownId={id} />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminUsersPage;
