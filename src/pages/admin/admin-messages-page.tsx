import { privatePages } from '@/content/pages';
import { MessageList } from '@/features/contact/desk/message-list';
import { PrivatePage } from '@/features/accounts/private-page';
import { Stack } from '@/ui/layout/stack';
import { BackToDesk } from './back-to-desk';

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
