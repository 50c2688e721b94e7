import type { User } from '@/contract/users';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/menu/tabs';
import { EmailForm, NameForm, PasswordForm } from './details-forms';

/** Where the account's owner changes name, email address and password, one at a time. */
export const DetailsCard = ({ user }: { user: User }) => (
  <Card.Section id="details" title="Your details" titleSize="h3">
    <Tabs defaultValue="name">
      <Tabs.List label="Your details">
        <Tabs.Tab value="name">Name</Tabs.Tab>
        <Tabs.Tab value="email">Email</Tabs.Tab>
        <Tabs.Tab value="password">Password</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="name">
        <NameForm user={user} />
      </Tabs.Panel>
      <Tabs.Panel value="email">
        <EmailForm user={user} />
      </Tabs.Panel>
      <Tabs.Panel value="password">
        <PasswordForm user={user} />
      </Tabs.Panel>
    </Tabs>
  </Card.Section>
);
