import { privatePages } from '@/content/pages';
import { ApplicationsDesk } from '@/features/applications/desk/applications-desk';
import { PrivatePage } from '@/features/accounts/private-page';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

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
