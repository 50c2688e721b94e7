import { privatePages } from '@/content/pages';
import { AuditLog } from '@/features/admin/audit-log';
import { PrivatePage } from '@/features/accounts/private-page';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

const AdminAuditPage = () => (
  <PrivatePage
    role="admin"
    title={privatePages.adminAudit.title}
    subtitle="What admins have done to accounts, applications and leaderboards. Nobody can change it here."
  >
    {() => (
      <Stack>
        <BackToDesk />
        <AuditLog />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminAuditPage;
