import { useMemo, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { pages } from '#network/pages';
import type { Role, User } from '@/contract/users';
import { Alert } from '@/ui/feedback/alert';
import { Spinner } from '@/ui/feedback/spinner';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { usePlace } from '@/ui/routing/place';
import { authApi } from './auth-api';
import { useAuth } from './auth-provider';
import { landingOf, type EntranceState } from './landing';

export interface PrivatePageProps {
  title: string;
  subtitle?: ReactNode;
  /** Who may see it; every account by default. The server checks again on every request. */
  roles?: readonly Role[];
  children: (user: User) => ReactNode;
}

const Waiting = () => (
  <>
    <noscript>
      <Alert tone="info" title="Your account needs JavaScript">
        The public pages of this site work without it.
      </Alert>
    </noscript>
    <Spinner label="Loading your account..." />
  </>
);

/** Redirects visitors to the sign-in page, and back here afterwards; users of another role to their own landing. */
const Elsewhere = ({ user }: { user: User | null }) => {
  const { pathname, search, hash } = usePlace();
  const { ended } = useAuth();
  const from = `${pathname}${search}${hash}`;
  // Stable while the address is the same: a new object would be a new navigation.
  const state = useMemo((): EntranceState => ({ from }), [from]);
  if (user) return <Redirect to={landingOf(user)} replace />;
  // Somebody who signed out did not ask for this page.
  return <Redirect to={pages.login.path} replace state={ended === 'left' ? null : state} />;
};

/** A page for users who are signed in. Until the stored account is restored it equals the prerendered frame. */
export const PrivatePage = ({ title, subtitle, roles, children }: PrivatePageProps) => {
  const { user, isLoading } = useAuth();
  // The role and the name may have changed, and the session may have ended, since they were stored.
  authApi.useGetMeQuery(undefined, { skip: !user, refetchOnMountOrArgChange: true });
  const isAllowed = user !== null && (roles === undefined || roles.includes(user.role));
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        {isAllowed ? children(user) : <Waiting />}
        {!isLoading && !isAllowed && <Elsewhere user={user} />}
      </Section>
    </>
  );
};
