import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ownApplications } from '#messages/applications/own';
import { toFailure } from '@/store/failure';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { PageLink } from '@/ui/routing/page-link';
import { selectIsRestored } from '../application-slice';
import { readPrivateLink, type PrivateLink } from '../private-link';
import { LostLink } from './lost-link';
import { OwnApplicationCard } from './own-application-card';
import { OWN_POLLING, ownApplicationsApi } from './own-applications-api';

const { status, withdraw } = ownApplications;

/** The card disappears, and the pressed button with it. */
const focus = (element: HTMLElement | null) => element?.focus();

const Withdrawn = () => (
  <Stack gap={3}>
    <Alert tone="success" title={withdraw.done.title} tabIndex={-1} ref={focus}>
      {withdraw.done.text}
    </Alert>
    <div>
      <PageLink as={ButtonLink} page="apply">
        {withdraw.done.applyLabel}
      </PageLink>
    </div>
  </Stack>
);

const Found = ({ link }: { link: PrivateLink }) => {
  const { currentData, error, isFetching, refetch } = ownApplicationsApi.useGetOwnApplicationQuery(
    link,
    OWN_POLLING,
  );
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const failure = error && toFailure(error);
  if (isWithdrawn) return <Withdrawn />;
  if (failure?.status === 404) return <LostLink {...status.missing} />;
  if (currentData)
    return (
      <OwnApplicationCard
        application={currentData}
        isStale={failure !== undefined}
        linkKey={link.key}
        onWithdrawn={() => setIsWithdrawn(true)}
      />
    );
  if (!failure) return <Spinner label={status.loading} />;
  return (
    <RetryAlert {...status.failed} loading={isFetching} onRetry={refetch}>
      {failure.message}
    </RetryAlert>
  );
};

/** The application named by the URL fragment, which is unknown until the page is hydrated. */
export const ApplicationStatus = () => {
  const { hash } = useLocation();
  const isRestored = useAppSelector(selectIsRestored);
  if (!isRestored)
    return (
      <>
        <noscript>
          <Alert tone="info" title={status.noScript.title}>
            {status.noScript.text}
          </Alert>
        </noscript>
        <Spinner label={status.loading} />
      </>
    );
  const link = readPrivateLink(hash);
  return link ? <Found key={link.id + link.key} link={link} /> : <LostLink {...status.incomplete} />;
};
