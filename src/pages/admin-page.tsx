import { privatePages } from '@/content/pages';
import { PrivatePage } from '@/features/auth/private-page';
import { Overview } from './admin/overview';

const AdminPage = () => (
  <PrivatePage role="admin" title={privatePages.admin.title} subtitle="How the network is doing.">
    {() => <Overview />}
  </PrivatePage>
);

export default AdminPage;
