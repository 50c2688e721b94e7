import { privatePages } from '@/content/pages';
import { UsersDesk } from '@/features/accounts/desk/users-desk';
import { PrivatePage } from '@/features/accounts/private-page';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

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
