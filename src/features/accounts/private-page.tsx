import { useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { privatePage as texts } from '#messages/own-account';
import { pages } from '#network/pages';
import type { Role, User } from '@/contract/users';
import { Alert } from '@/ui/feedback/alert';
import { Spinner } from '@/ui/feedback/spinner';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { authApi } from './auth-api';
import { useAuth } from './auth-provider';
import { landingOf, type RefusedState, refusedPage, type SignInState } from './landing';

export interface PrivatePageProps {
  title: string;
  subtitle?: ReactNode;
  /** Roles that may see it; all by default. The server checks every request again. */
  roles?: readonly Role[];
  children: (user: User) => ReactNode;
}

const Waiting = () => (
  <>
    <noscript>
      <Alert tone="info" title={texts.noScript.title}>
        {texts.noScript.text}
      </Alert>
    </noscript>
    <Spinner label={texts.loading} />
  </>
);

/**
 * Redirects visitors to the sign-in page, which leads back here, and users of another role to their own
 * landing page, which says why.
 */
const Elsewhere = ({ user, title }: { user: User | null; title: string }) => {
  const { pathname, search, hash } = useLocation();
  const { ended } = useAuth();
  const from = `${pathname}${search}${hash}`;
  // Stable while the address is the same, because a new object would cause a new navigation.
  const state = useMemo((): SignInState => ({ from }), [from]);
  const refused = useMemo((): RefusedState => ({ refused: title }), [title]);
  if (user) return <Navigate to={landingOf(user)} replace state={refused} />;
  // A user who signed out did not request this page.
  return <Navigate to={pages.login.path} replace state={ended === 'left' ? null : state} />;
};

/** Says which page a user was led away from. */
const Refusal = ({ children }: { children: ReactNode }) => {
  const refused = refusedPage(useLocation().state);
  if (refused === undefined) return children;
  return (
    <Stack gap={3}>
      <Alert tone="info" title={texts.staffOnly.title(refused)}>
        {texts.staffOnly.text}
      </Alert>
      {children}
    </Stack>
  );
};

/** A page for signed-in users. Until the stored account is restored it equals the prerendered frame. */
export const PrivatePage = ({ title, subtitle, roles, children }: PrivatePageProps) => {
  const { user, isLoading } = useAuth();
  // Role, name and session may have changed since they were stored.
  authApi.useGetMeQuery(undefined, { skip: !user, refetchOnMountOrArgChange: true });
  const isAllowed = user !== null && (roles === undefined || roles.includes(user.role));
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        {isAllowed ? <Refusal>{children(user)}</Refusal> : <Waiting />}
        {!isLoading && !isAllowed && <Elsewhere user={user} title={title} />}
      </Section>
    </>
  );
};
