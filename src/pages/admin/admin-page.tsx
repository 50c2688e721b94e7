import { privatePages } from '@/content/pages';
import { PrivatePage } from '@/features/accounts/private-page';
import { Overview } from './overview';

const AdminPage = () => (
  <PrivatePage role="admin" title={privatePages.admin.title} subtitle="How the network is doing.">
    {() => <Overview />}
  </PrivatePage>
);

export default AdminPage;
