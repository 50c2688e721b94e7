import { privatePages } from '@/content/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { staffRoles } from '@/features/admin/desk-access';
import { Overview } from './overview';

const AdminPage = () => (
  <PrivatePage roles={staffRoles} title={privatePages.admin.title} subtitle="How the network is doing.">
    {({ role }) => <Overview role={role} />}
  </PrivatePage>
);

export default AdminPage;
