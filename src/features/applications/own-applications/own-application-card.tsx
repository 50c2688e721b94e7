import { applicationStates, ownApplications, stateText } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { formatMoment } from '@/lib/format-date';
import { positionTitle } from '@/lib/positions';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { ApplicationSteps } from './application-steps';
import { SentAnswers } from './sent-answers';
import { TeamNote } from './team-note';
import { WithdrawButton } from './withdraw-button';

const { status, changedLabel } = ownApplications;

export interface OwnApplicationCardProps {
  application: OwnApplication;
  /** True if the last refresh failed. */
  isStale: boolean;
  /** Key of the private link. */
  linkKey: string;
  onWithdrawn: () => void;
}

/** The part of an application that its applicant may see. */
export const OwnApplicationCard = ({
  application,
  isStale,
  linkKey,
  onWithdrawn,
}: OwnApplicationCardProps) => {
  const { position, state, note, submittedAt, updatedAt } = application;
  const { label, hue } = applicationStates[state];
  return (
    <Card as="section" accent={hue} padding={4} aria-labelledby="own-application">
      <Card.Body gap={3}>
        <Stack direction="row" gap={1.5} justify="space-between" wrap>
          <Card.Title level={2} id="own-application">
            {positionTitle(position)} {status.heading}
          </Card.Title>
          <Badge color={hue}>{label}</Badge>
        </Stack>
        <ApplicationSteps state={state} submittedAt={submittedAt} />
        <Text>{stateText(state)}</Text>
        <TeamNote note={note} />
        <Note>
          {changedLabel} <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>.{' '}
          {isStale ? status.stale : status.refresh}
        </Note>
        <SentAnswers application={application} linkKey={linkKey} />
        <div>
          <WithdrawButton application={application} linkKey={linkKey} onWithdrawn={onWithdrawn} />
        </div>
      </Card.Body>
    </Card>
  );
};
