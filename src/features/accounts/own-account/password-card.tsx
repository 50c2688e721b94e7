import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ownAccount } from '#messages/own-account';
import type { User } from '@/contract/users';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { Card } from '@/ui/layout/card';
import { PasswordForm } from './details-forms';

/** Id of the card to which `/.well-known/change-password` redirects (netlify.toml). */
const PASSWORD = 'password';

/** Changes the password. Visitors who open its address get focus in its first field. */
export const PasswordCard = ({ user }: { user: User }) => {
  const card = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === `#${PASSWORD}`;
  useEffect(() => {
    if (!isAskedFor) return;
    // Replaces the scroll to the section in the address, to which Chromium adds an instant jump.
    card.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
    card.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <Card.Section ref={card} id={PASSWORD} title={ownAccount.password.title} titleSize="h3">
      <PasswordForm user={user} />
    </Card.Section>
  );
};
