import { privatePages } from '@/content/pages';
import { AuditLog } from '@/features/admin/audit-log';
import { PrivatePage } from '@/features/auth/private-page';
import { Stack } from '@/ui/stack';
import { BackToDesk } from './admin/back-to-desk';

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
