import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAccount } from '#messages/own-account';
import type { User } from '@/contract/users';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/menu/tabs';
import { EmailForm, NameForm, PasswordForm } from './details-forms';

const { details: texts } = ownAccount;

/** Id of the section to which `/.well-known/change-password` redirects (netlify.toml). */
const PASSWORD = 'password';

/** The password form. Visitors who open its address get focus in its first field. */
const PasswordPart = ({ user, isAskedFor }: { user: User; isAskedFor: boolean }) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    // Replaces the scroll to the section in the address, to which Chromium adds an instant jump.
    part.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    part.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <div ref={part} id={PASSWORD}>
      <PasswordForm user={user} />
    </div>
  );
};

/** Changes of name, email and password, one at a time. */
export const DetailsCard = ({ user }: { user: User }) => {
  const isPasswordAskedFor = useLocation().hash === `#${PASSWORD}`;
  return (
    <Card.Section id="details" title={texts.title} titleSize="h3">
      <Tabs defaultValue={isPasswordAskedFor ? 'password' : 'name'}>
        <Tabs.List label={texts.title}>
          <Tabs.Tab value="name">{texts.tabs.name}</Tabs.Tab>
          <Tabs.Tab value="email">{texts.tabs.email}</Tabs.Tab>
          <Tabs.Tab value="password">{texts.tabs.password}</Tabs.Tab>
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
