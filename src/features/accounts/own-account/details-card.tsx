import { ownAccount } from '#messages/own-account';
import type { User } from '@/contract/users';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/menu/tabs';
import { EmailForm, NameForm } from './details-forms';

const { details: texts } = ownAccount;

/** Changes of name and email, one at a time. */
export const DetailsCard = ({ user }: { user: User }) => (
  <Card.Section id="details" title={texts.title} titleSize="h3">
    <Tabs defaultValue="name">
      <Tabs.List label={texts.title}>
        <Tabs.Tab value="name">{texts.tabs.name}</Tabs.Tab>
        <Tabs.Tab value="email">{texts.tabs.email}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="name">
        <NameForm user={user} />
      </Tabs.Panel>
      <Tabs.Panel value="email">
        <EmailForm user={user} />
      </Tabs.Panel>
    </Tabs>
  </Card.Section>
);
