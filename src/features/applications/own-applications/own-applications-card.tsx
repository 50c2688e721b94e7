import { useRef } from 'react';
import { ownApplications } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { positionTitle } from '@/lib/positions';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { GuidelinesLine } from '../guidelines/guidelines-line';
import { ApplicationItems, ApplicationSummary } from './application-summary';
import { OWN_POLLING, ownApplicationsApi } from './own-applications-api';
import { WithdrawButton } from './withdraw-button';

const { title, dashboard, withdraw } = ownApplications;
const LIST_ID = 'own-applications';

interface LineProps {
  application: OwnApplication;
  /** The line disappears, and its button with it. */
  onWithdrawn: () => void;
}

const Line = ({ application, onWithdrawn }: LineProps) => (
  <li>
    <ApplicationSummary application={application} />
    <div>
      <WithdrawButton
        application={application}
        linkKey={null}
        onWithdrawn={() => {
          onWithdrawn();
          notify.success(withdraw.doneOf(positionTitle(application.position)));
        }}
      />
    </div>
  </li>
);

const Applications = ({ onWithdrawn }: Pick<LineProps, 'onWithdrawn'>) => {
  const { data, error, refetch } = ownApplicationsApi.useGetOwnApplicationsQuery(undefined, OWN_POLLING);
  if (!data && error)
    return (
      <RetryAlert title={dashboard.failed} retryLabel={dashboard.retryLabel} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  if (!data || data.applications.length === 0) return null;
  return (
    <div>
      <Heading level={3} size="body" id={LIST_ID}>
        {title}
      </Heading>
      <ApplicationItems aria-labelledby={LIST_ID}>
        {data.applications.map((application) => (
          <Line key={application.id} application={application} onWithdrawn={onWithdrawn} />
        ))}
      </ApplicationItems>
    </div>
  );
};

/** The account's applications if it has any, and whether its owner may apply now. */
export const OwnApplicationsCard = () => {
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card.Section
      ref={card}
      tabIndex={-1}
      id="applying"
      title={dashboard.title}
      titleSize="h3"
      accent="diamond"
    >
      <Applications onWithdrawn={() => card.current?.focus()} />
      <GuidelinesLine />
    </Card.Section>
  );
};
