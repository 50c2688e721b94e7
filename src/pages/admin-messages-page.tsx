import { privatePages } from '@/content/pages';
import { MessageList } from '@/features/admin/message-list';
import { PrivatePage } from '@/features/auth/private-page';
import { Stack } from '@/ui/stack';
import { BackToDesk } from './admin/back-to-desk';

const AdminMessagesPage = () => (
  <PrivatePage
    role="admin"
    title={privatePages.adminMessages.title}
    subtitle="What visitors wrote through the contact form. Messages are erased after 180 days."
  >
    {() => (
      <Stack>
        <BackToDesk />
        <MessageList />
      </Stack>
    )}
  </PrivatePage>
);

export default AdminMessagesPage;
