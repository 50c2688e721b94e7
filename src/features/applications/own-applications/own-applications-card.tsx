import { useRef } from 'react';
import { styled } from 'styled-components';
import { ownApplications, stateText, stateWords } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { toFailure } from '@/store/failure';
import { Badge } from '@/ui/drawing/badge';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { GuidelinesLine } from '../guidelines/guidelines-line';
import { OWN_POLLING, ownApplicationsApi } from './own-applications-api';
import { TeamNote } from './team-note';
import { WithdrawButton } from './withdraw-button';

const { title, sentLabel, dashboard, withdraw } = ownApplications;
const LIST_ID = 'own-applications';

const List = styled.ul`
  li {
    display: grid;
    gap: ${({ theme }) => theme.space[1]};
    padding-block: ${({ theme }) => theme.space[2]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  li:first-child {
    border-top: 0;
    padding-top: ${({ theme }) => theme.space[1]};
  }
  li:last-child {
    padding-bottom: 0;
  }
`;

interface LineProps {
  application: OwnApplication;
  /** The line disappears, and its button with it. */
  onWithdrawn: () => void;
}

const Line = ({ application, onWithdrawn }: LineProps) => {
  const { position, state, note, submittedAt } = application;
  const { label, hue } = stateWords[state];
  return (
    <li>
      <Stack direction="row" gap={1} justify="space-between" wrap>
        <div>
          <Text weight={600}>{positionTitle(position)}</Text>
          <Note>
            {sentLabel} <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time>
          </Note>
        </div>
        <Badge color={hue}>{label}</Badge>
      </Stack>
      <Text color="muted">{stateText(state)}</Text>
      <TeamNote note={note} />
      <div>
        <WithdrawButton
          application={application}
          linkKey={null}
          onWithdrawn={() => {
            onWithdrawn();
            notify.success(withdraw.doneOf(positionTitle(position)));
          }}
        />
      </div>
    </li>
  );
};

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
      <List aria-labelledby={LIST_ID}>
        {data.applications.map((application) => (
          <Line key={application.id} application={application} onWithdrawn={onWithdrawn} />
        ))}
      </List>
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
