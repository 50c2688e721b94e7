import { useEffect, useRef } from 'react';
import type { User } from '@/contract/users';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/menu/tabs';
import { usePlace } from '@/ui/routing/place';
import { EmailForm, NameForm, PasswordForm } from './details-forms';

/** Id of the part to which `/.well-known/change-password` leads (netlify.toml). */
const PASSWORD = 'password';

/** The password's form. Whoever asked for it by its address is led to its first field. */
const PasswordPart = ({ user, isAskedFor }: { user: User; isAskedFor: boolean }) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    // Like the scrolling to the part that the address names: it takes the place of that, while Chromium adds an instant jump to it.
    part.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    part.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <div ref={part} id={PASSWORD}>
      <PasswordForm user={user} />
    </div>
  );
};

/** Where the account's owner changes name, email address and password, one at a time. */
export const DetailsCard = ({ user }: { user: User }) => {
  const isPasswordAskedFor = usePlace().hash === `#${PASSWORD}`;
  return (
    <Card.Section id="details" title="Your details" titleSize="h3">
      <Tabs defaultValue={isPasswordAskedFor ? 'password' : 'name'}>
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
          <PasswordPart user={user} isAskedFor={isPasswordAskedFor} />
        </Tabs.Panel>
      </Tabs>
    </Card.Section>
  );
};
