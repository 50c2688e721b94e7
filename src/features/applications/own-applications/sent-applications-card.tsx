import { skipToken } from '@reduxjs/toolkit/query';
import { ownApplications } from '#messages/applications/own';
import type { User } from '@/contract/users';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { toFailure } from '@/store/failure';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';
import { selectSubmissions } from '../application-slice';
import { privatePath } from '../private-link';
import { ApplicationItems, ApplicationSummary, titleIdOf } from './application-summary';
import { ownApplicationsApi } from './own-applications-api';
import { SentAnswers } from './sent-answers';
import { mergeSent } from './sent-applications';

const { title, list, dashboard } = ownApplications;

export interface SentApplicationsCardProps {
  /** The signed-in user; null if there is none. */
  user: User | null;
}

/** Applications of the account and of this browser; renders nothing if there are none. */
const SentApplicationsCard = ({ user }: SentApplicationsCardProps) => {
  const submissions = useAppSelector(selectSubmissions);
  const { currentData, error, isFetching, refetch } = ownApplicationsApi.useGetOwnApplicationsQuery(
    user ? undefined : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const sent = mergeSent(submissions, currentData?.applications ?? []);
  const failure = !currentData && error;
  if (sent.length === 0 && !failure) return null;
  return (
    <Card.Section id="submissions" title={title} titleSize="h3" accent="diamond">
      {failure && (
        <RetryAlert
          title={dashboard.failed}
          retryLabel={dashboard.retryLabel}
          loading={isFetching}
          onRetry={refetch}
        >
          {toFailure(failure).message}
        </RetryAlert>
      )}
      {submissions.length > 0 && <Text color="muted">{list.text}</Text>}
      {sent.length > 0 && (
        <ApplicationItems>
          {sent.map(({ application, key }) => (
            <li key={application.id}>
              <ApplicationSummary
                application={application}
                action={
                  key !== null && (
                    <ButtonLink
                      to={privatePath({ id: application.id, key })}
                      aria-describedby={titleIdOf(application)}
                    >
                      {list.openLabel}
                    </ButtonLink>
                  )
                }
              />
              <SentAnswers application={application} linkKey={key} />
            </li>
          ))}
        </ApplicationItems>
      )}
      {user && <ConfirmationHost user={user} />}
    </Card.Section>
  );
};

export default SentApplicationsCard;
