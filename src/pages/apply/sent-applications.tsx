import { lazy, Suspense } from 'react';
import { useAuth } from '@/features/accounts/auth-provider';
import { selectIsRestored, selectSubmissions } from '@/features/applications/application-slice';
import { keepLoading } from '@/hydration/island';
import { useAppSelector } from '@/store/hooks';

const SentApplicationsCard = lazy(() =>
  keepLoading(
    () =>
      import(
        /* webpackChunkName: "sent-applications" */ '@/features/applications/own-applications/sent-applications-card'
      ),
  ),
);

/** Applications of the visitor. Their code loads only for somebody who is signed in or has applied in this browser. */
export const SentApplications = () => {
  const { user } = useAuth();
  const isRestored = useAppSelector(selectIsRestored);
  const hasSubmissions = useAppSelector(selectSubmissions).length > 0;
  if (!isRestored || (!user && !hasSubmissions)) return null;
  return (
    <Suspense>
      <SentApplicationsCard user={user} />
    </Suspense>
  );
};
