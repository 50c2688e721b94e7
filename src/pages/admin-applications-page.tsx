import { privatePages } from '@/content/pages';
import { ApplicationsDesk } from '@/features/admin/applications-desk';
import { PrivatePage } from '@/features/auth/private-page';
import { Stack } from '@/ui/stack';
import { BackToDesk } from './admin/back-to-desk';

const AdminApplicationsPage = () => (
  <PrivatePage
    role="admin"
    title={privatePages.adminApplications.title}
    subtitle="Who wants to join the team. Decided applications are erased after 180 days."
  >
    {(me) => (
      <Stack>
        <BackToDesk />
        <ApplicationsDesk me={me} />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminApplicationsPage;
